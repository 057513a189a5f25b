// Starts the window: loads the program and tells the page's functions to it.
import { kanso } from './kanso.js';
import start from './kanso_viewer.js';

// What one eye was told of a game has a page of its own: there is no game in it that the window could play.
const toTold = () => {
  const isTold = /[#&]p=/.test(location.hash);
  if (isTold) location.replace(new URL(`told.html${location.hash}`, import.meta.url));
  return isTold;
};
addEventListener('hashchange', toTold);

if (!toTold()) try {
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
