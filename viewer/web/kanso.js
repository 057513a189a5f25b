// What the page does for the window: it keeps the games, asks for files, gives files away, and says what has
// come. The window calls these functions by their names (viewer/src/web/page.rs); nothing else does.
//
// A game is kept twice. Each change is first written into the journal, which the browser has taken before the
// window goes on; then the whole file goes into the database, and when the browser says that it stands on the
// disk, the change leaves the journal. Whoever loads the page anew finds the database and, over it, what is
// still in the journal. So nothing that was shown is lost with the page. With a browser that is killed the
// journal may be an older one than the database: the database says up to which change it has all of them, and
// the journal is believed from there on only.

const DATABASE = 'kanso';
const FILES = 'files';
// Under which the database has the number of the last change in it; no file is called so.
const LAST = 'last';
const JOURNAL = 'kanso-journal-';
const LOCK = 'kanso-games';
// What is longer goes into the database alone: the journal has room for some megabytes.
const JOURNAL_LEN_MAX = 1 << 20;

const inbox = [];
// Files as they are, by their paths.
const files = new Map();
let database = null;
let next = 0;

function come(arrival) {
  inbox.push(arrival);
  if (kanso.wake) kanso.wake();
}

function toText(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode.apply(null, bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}

function toBytes(text) {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

function seconds() {
  return Math.floor(Date.now() / 1000);
}

// Changes a file as it is in memory. Each change can be made twice: the journal may have one that the
// database has, too.
function change({ what, path, at, bytes }) {
  const before = files.get(path)?.bytes ?? new Uint8Array();
  // What it goes on from was lost.
  if (at > before.length) return;
  if (what === 'remove') {
    files.delete(path);
    return;
  }
  let after = bytes;
  if (what === 'append') {
    after = new Uint8Array(at + bytes.length);
    after.set(before.subarray(0, at));
    after.set(bytes, at);
  } else if (what === 'cut') {
    after = new Uint8Array(at);
    after.set(before.subarray(0, at));
  }
  files.set(path, { path, bytes: after, changed: seconds() });
}

function asPromise(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(FILES, { keyPath: 'path' });
  return asPromise(request);
}

// Puts a file into the database as it is now, with all changes up to a number; comes back when it is on the disk.
function store(path, number) {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(FILES, 'readwrite', { durability: 'strict' });
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const file = files.get(path);
    if (file) transaction.objectStore(FILES).put(file);
    else transaction.objectStore(FILES).delete(path);
    transaction.objectStore(FILES).put({ path: LAST, number });
  });
}

// The entries of the journal, in their order.
function journal() {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(JOURNAL));
  const number = (key) => Number(key.slice(JOURNAL.length));
  keys.sort((a, b) => number(a) - number(b));
  return keys.map((key) => ({ key, number: number(key), ...JSON.parse(localStorage.getItem(key)) }));
}

// True if no other tab has the games: this one has them then, as long as it is there.
function taken() {
  if (!navigator.locks) return Promise.resolve(false);
  return new Promise((resolve) => {
    navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      resolve(lock === null);
      return lock && new Promise(() => {});
    });
  });
}

const read = async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
const readAll = (list) => Promise.all(Array.from(list, read));

function address() {
  if (location.hash.length > 1) come({ what: 'address', text: location.hash });
}

export const kanso = {
  // Called by us when something has come; the window puts its own in its place.
  wake: null,
  // The compiled program, for workers.
  module: null,

  canvas: () => document.getElementById('window'),
  base: () => location.href.split('#')[0],
  isJapanese: () => (navigator.language || '').toLowerCase().startsWith('ja'),
  arrived: () => inbox.splice(0),

  // What was kept; nothing where the browser keeps nothing, as in a private window.
  async load() {
    try {
      const isTaken = await taken();
      database = await open();
      const all = await asPromise(database.transaction(FILES).objectStore(FILES).getAll());
      for (const file of all) {
        if (file.path === LAST) next = file.number + 1;
        else files.set(file.path, file);
      }
      const left = journal();
      const touched = new Set();
      for (const entry of left) {
        if (entry.number < next) continue;
        change({ ...entry, bytes: toBytes(entry.bytes) });
        touched.add(entry.path);
        next = entry.number + 1;
      }
      if (!isTaken) {
        for (const path of touched) await store(path, next - 1);
        for (const entry of left) localStorage.removeItem(entry.key);
        // Kept until somebody throws it away, where the browser lets a page ask for that.
        navigator.storage?.persist?.();
      }
      return { files: [...files.values()], keeps: true, taken: isTaken };
    } catch (why) {
      console.warn('nothing is kept:', why);
      return { files: [], keeps: false, taken: false };
    }
  },

  // Comes back when a page that is loaded anew will find the change, or throws.
  keep(what, path, at, bytes) {
    const entry = { what, path, at, bytes };
    const number = next;
    const key = JOURNAL + number;
    const isShort = bytes.length <= JOURNAL_LEN_MAX;
    if (isShort) localStorage.setItem(key, JSON.stringify({ ...entry, bytes: toText(bytes) }));
    next += 1;
    change(entry);
    kanso.waiting += 1;
    store(path, number).then(
      () => {
        if (isShort) localStorage.removeItem(key);
        kanso.waiting -= 1;
        if (kanso.wake) kanso.wake();
      },
      (why) => come({ what: 'lost', file: path, text: String(why) }),
    );
  },

  // How many changes are in the journal and not yet in the database.
  waiting: 0,

  pick(number, several) {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = several;
    let answered = false;
    const answer = async (list) => {
      if (answered) return;
      answered = true;
      come({ what: 'picked', number, files: await readAll(list) });
    };
    input.onchange = () => answer(input.files);
    input.oncancel = () => answer([]);
    // Some browsers do not tell that nothing was picked: then the page has the keys again, and no files came.
    addEventListener('focus', () => setTimeout(() => answer(input.files), 2_000), { once: true });
    input.click();
  },

  save(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },

  async fetch(file) {
    try {
      const url = new URL(file, location.href);
      if (url.origin !== location.origin) throw new Error('it is not of this site');
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`the site has no such game (${answer.status})`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      come({ what: 'site', name: decodeURIComponent(url.pathname.split('/').pop()), bytes });
    } catch (why) {
      come({ what: 'wrong', text: `${file}: ${why.message}` });
    }
  },

  worker() {
    const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
    // The first message has the program; what is asked comes behind it.
    worker.postMessage(kanso.module);
    return worker;
  },

  lang(code) {
    document.documentElement.lang = code;
  },

  // Whoever hears the page presses the first thing on it; from then on what is seen is there in words, too.
  speaks: false,
  pressedBy: [],
  pressed: () => kanso.pressedBy.splice(0),

  spoken(list) {
    const place = document.getElementById('spoken');
    list.forEach(([id, role, words, enabled, left, top, wide, high, seen], at) => {
      const name = role && role !== 'img' ? 'BUTTON' : 'SPAN';
      let one = place.children[at];
      // What a reader rests on stays the same element while it is the same thing.
      if (one?.tagName !== name) {
        const other = document.createElement(name);
        if (one) one.replaceWith(other);
        else place.append(other);
        one = other;
        one.onclick = () => {
          kanso.pressedBy.push(one.dataset.id);
          if (kanso.wake) kanso.wake();
        };
      }
      one.dataset.id = id;
      // What is not scrolled away, for who steers the page by what is seen.
      if (seen) one.dataset.seen = seen.join(' ');
      else delete one.dataset.seen;
      if (role) one.setAttribute('role', role);
      else one.removeAttribute('role');
      one.disabled = !enabled;
      one.textContent = words;
      one.style.left = `${left}px`;
      one.style.top = `${top}px`;
      one.style.width = `${wide}px`;
      one.style.height = `${high}px`;
    });
    while (place.children.length > list.length) place.lastChild.remove();
  },

  // The address leads to where one is, a little later: browsers count how often it is changed.
  here(name, at) {
    clearTimeout(kanso.later);
    kanso.later = setTimeout(() => {
      let parts = location.hash.slice(1).split('&').filter((part) => part && !part.startsWith('at='));
      if (name !== null) parts = [`open=${encodeURIComponent(name)}`];
      else if (!parts.some((part) => /^(g|file)=/.test(part))) parts = [];
      // What proves that a link is whole stands last.
      const last = parts.length && parts.at(-1).startsWith('h=') ? [parts.pop()] : [];
      if (parts.length && at) parts.push(`at=${at}`);
      const hash = parts.concat(last).join('&');
      history.replaceState(null, '', hash ? `#${hash}` : location.pathname + location.search);
    }, 300);
  },

  title(words) {
    document.title = words;
  },

  // For who cannot see the window: where one is, what happened there, what is asked.
  say(words) {
    document.getElementById('said').textContent = words;
  },

  ready() {
    const speak = document.getElementById('speak');
    if (kanso.isJapanese()) speak.textContent = '画面の内容を読み上げ用に出す';
    speak.onclick = () => {
      kanso.speaks = true;
      speak.remove();
      if (kanso.wake) kanso.wake();
    };
    document.body.classList.add('ready');
  },

  fail(why) {
    const place = document.getElementById('failed');
    place.textContent = why;
    place.hidden = false;
  },
};

// What stops the program stops the window: it is said, and that nothing kept is lost.
addEventListener('error', ({ error }) => {
  if (!(error instanceof WebAssembly.RuntimeError)) return;
  kanso.fail(kanso.isJapanese()
    ? 'プログラムの誤りで止まりました。保存済みの対局は失われません。再読み込みすると続けられます'
    : 'The program made a mistake and has stopped. Games that were kept are there: load the page again to go on');
});
addEventListener('hashchange', address);
addEventListener('dragover', (event) => event.preventDefault());
addEventListener('drop', async (event) => {
  event.preventDefault();
  event.stopPropagation();
  if (event.dataTransfer?.files.length) {
    come({ what: 'dropped', files: await readAll(event.dataTransfer.files) });
  }
}, true);
address();
globalThis.kanso = kanso;
