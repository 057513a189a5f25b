// The page without a network: all files of the program are kept together under their version, so that no old
// one ever meets a new one; what else the site has is kept when it was looked at.

const PROGRAM = 'kanso-VERSION_OF_ALL_FILES';
const SITE = 'kanso-site';
const FILES = [
  'kanso_viewer.js', 'kanso_viewer_bg.wasm', 'kanso.js', 'start.js', 'worker.js', 'icon.svg',
  'kanso.webmanifest', 'told.html',
];
// The page has the name that the site gives it.
const PAGE = new URL(location.href).searchParams.get('page') ?? './';

const here = (name) => new URL(name, self.registration.scope).href;

addEventListener('install', (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(PROGRAM);
    await cache.addAll([...FILES, PAGE].map(here));
  })());
});

addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('kanso-') && name !== PROGRAM && name !== SITE) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith((async () => {
    const kept = await (await caches.open(PROGRAM)).match(request, { ignoreSearch: true });
    if (kept) return kept;
    const site = await caches.open(SITE);
    try {
      const answer = await fetch(request);
      if (answer.ok) await site.put(request, answer.clone());
      return answer;
    } catch (why) {
      const seen = await site.match(request);
      if (seen) return seen;
      throw why;
    }
  })());
});
