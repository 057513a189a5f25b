"use strict";
(() => {
  // What a link may bring: the parts of our own pages and of pictures, and nothing that leads or loads.
  const PARTS = new Set(("a b bdi br circle code dd details div dl dt ellipse g h1 h2 h3 header kbd li line ol p " +
    "path polygon polyline rect section span summary svg table tbody td text th thead title tr tspan ul").split(" "));
  const SAID = new Set(("aria-current aria-hidden aria-label aria-labelledby class cx cy d data-id dir fill " +
    "fill-opacity fill-rule font-family font-size font-style font-weight height href id lang opacity points r role rx " +
    "ry scope start stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-opacity stroke-width style tabindex " +
    "text-anchor title transform viewBox width x x1 x2 xmlns y y1 y2").split(" "));
  const FITS = { href: /^#[\w.:-]+$/, style: /^--wide:\d+px$/ };
  // Longest page that is made of a link, in bytes: few bytes of a link can stand for very many.
  const LEN_MAX = 4194304;

  const byId = (id) => document.getElementById(id);
  const place = byId("told");
  const notes = ["none", "cut", "old"].map(byId);

  const unpacked = async (packed) => {
    const signs = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let [text, len] = ["", 0];
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      len += value.length;
      if (len > LEN_MAX) throw new Error("too long");
      text += decoder.decode(value, { stream: true });
    }
  };

  // The parts of a text that may stand here; they are read in a document of their own, in which nothing runs.
  const parts = (text) => {
    const { body } = new DOMParser().parseFromString(text, "text/html");
    for (const part of [...body.querySelectorAll("*")]) {
      if (!PARTS.has(part.localName)) {
        part.remove();
        continue;
      }
      for (const { name, value } of [...part.attributes]) {
        if (!SAID.has(name) || (FITS[name] && !FITS[name].test(value))) part.removeAttribute(name);
      }
    }
    return [...body.childNodes].map((part) => document.importNode(part, true));
  };

  // The link stays in the address: what leads to a part of the page only scrolls there.
  const goTo = (id) => {
    const part = byId(id);
    part?.scrollIntoView({ block: "center" });
    for (const other of place.querySelectorAll(".there")) other.classList.remove("there");
    part?.classList.add("there");
  };

  let shown = 0;
  const show = async () => {
    shown += 1;
    const mine = shown;
    const packed = location.hash.slice(1).split("&").find((part) => part.startsWith("p="));
    let [now, trouble] = [[], null];
    if (packed === undefined) {
      trouble = "none";
    } else if (typeof DecompressionStream === "undefined") {
      trouble = "old";
    } else {
      try {
        const [, lang, title, text] = /^(en|ja)\n(.*)\n([^]*)$/.exec(await unpacked(packed.slice(2)));
        if (mine !== shown) return;
        now = parts(text);
        document.documentElement.lang = lang;
        document.title = title;
      } catch (why) {
        if (mine !== shown) return;
        console.warn(why);
        trouble = "cut";
      }
    }
    place.replaceChildren(...now);
    for (const note of notes) note.hidden = note.id !== trouble;
    byId("linked").hidden = trouble !== null;
    place.querySelector("[aria-current]")?.scrollIntoView({ block: "center" });
  };

  place.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (!link || getSelection().toString()) return;
    event.preventDefault();
    goTo(link.getAttribute("href")?.slice(1));
  });
  addEventListener("hashchange", show);
  show();
})();
