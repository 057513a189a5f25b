// A worker: the same program once more, for one errand. What it is asked before it is ready waits.
import start from './kanso_viewer.js';

const waiting = [];
globalThis.kanso = {
  ready() {
    for (const data of waiting.splice(0)) onmessage({ data });
  },
};
onmessage = async ({ data }) => {
  onmessage = ({ data: asked }) => waiting.push(asked);
  await start({ module_or_path: data });
};
