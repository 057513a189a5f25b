// Starts the window: loads the program and tells the page's functions to it.
import { kanso } from './kanso.js';
import start from './kanso_viewer.js';

try {
  const answer = await fetch(new URL('kanso_viewer_bg.wasm', import.meta.url));
  if (!answer.ok) throw new Error(`the program cannot be loaded (${answer.status})`);
  kanso.module = await WebAssembly.compile(await answer.arrayBuffer());
  await start({ module_or_path: kanso.module });
  // What the page is called here: on a site the index is another one.
  const page = encodeURIComponent(location.pathname.split('/').pop() || './');
  navigator.serviceWorker?.register(new URL(`offline.js?page=${page}`, import.meta.url)).catch((why) => {
    console.warn('not there without a network:', why);
  });
} catch (why) {
  // What starts a window leaves by this exception when it is done.
  kanso.fail(why.message ?? String(why));
}
