"use strict";
(() => {
  const moments = JSON.parse(document.getElementById("moments").textContent);
  const { pieces, changes } = moments.frames;
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  const [stage, story, now, slider, place] =
    ["stage", "story", "now", "slider", "place"].map(byId);
  const table = stage.querySelector(".table");
  const last = changes.length - 1;

  // The entries keep their numbers here: the browser is not to scroll to them by itself.
  const entries = [null, ...story.querySelectorAll(".entry")];
  for (const entry of entries) entry?.removeAttribute("id");

  // The pieces of each picture, made of the picture before it when it is first wanted.
  const pictures = [];
  const picture = (at) => {
    for (let next = pictures.length; next <= at; next += 1) {
      const before = next ? pictures[next - 1] : [];
      const change = changes[next];
      const made = [];
      let from = 0;
      for (let i = 0; i < change.length;) {
        const [keep, gone, come] = [change[i], change[i + 1], change[i + 2]];
        for (let k = 0; k < keep; k += 1) made.push(before[from + k]);
        for (let k = 0; k < come; k += 1) made.push(change[i + 3 + k]);
        from += keep + gone;
        i += 3 + come;
      }
      for (; from < before.length; from += 1) made.push(before[from]);
      pictures.push(made);
    }
    return pictures[at].map((piece) => pieces[piece]).join("");
  };

  // What the event is about, outlined; a region that holds others is not. Where the table has bars of
  // its own, it comes into sight.
  const light = (at) => {
    const about = new Set(moments.about[at].map((id) => moments.ids[id]));
    const lit = [...table.querySelectorAll("[data-id]")].filter(
      (part) => about.has(part.dataset.id) && !part.querySelector("[data-id]"));
    for (const part of lit) part.classList.add("lit");
    if (!lit.length) return;
    const [mine, box, bar] = [lit[0], table, byId("bar")].map((part) => part.getBoundingClientRect());
    if (mine.left < box.left || mine.right > box.right) {
      table.scrollLeft += mine.left - box.left - box.width / 3;
    }
    const below = Math.min(stage.getBoundingClientRect().bottom, innerHeight);
    if (hasBar(stage) && (mine.top < bar.bottom || mine.bottom > below)) {
      stage.scrollTop += mine.top - bar.bottom - (below - bar.bottom) / 3;
    }
  };
  const hasBar = (part) =>
    part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === "auto";

  let shown = -1;
  const show = (wanted, move) => {
    const at = Math.max(0, Math.min(last, wanted));
    if (at === shown) return;
    entries[shown]?.removeAttribute("aria-current");
    shown = at;
    table.innerHTML = picture(at);
    table.style.setProperty("--wide", `${table.firstElementChild.getAttribute("width")}px`);
    const [phase, prompt] = moments.stands[at].map((text) => moments.texts[text]);
    byId("stands").textContent = prompt ? `${phase} · ${prompt}` : phase;
    const entry = entries[at];
    now.replaceChildren();
    if (entry) {
      entry.setAttribute("aria-current", "true");
      for (const part of entry.lastElementChild.children) now.append(part.cloneNode(true));
      keepInSight(entry);
    } else {
      const heading = document.createElement("p");
      heading.className = "event";
      heading.textContent = byId("start").querySelector("h2").textContent;
      now.append(heading);
      story.scrollTop = 0;
    }
    light(at);
    slider.value = String(at);
    slider.setAttribute("aria-valuetext", now.textContent);
    place.textContent = `${at} / ${last}`;
    for (const [id, off] of [["first", at === 0], ["previous", at === 0], ["next", at === last], ["last", at === last]]) {
      byId(id).disabled = off;
    }
    document.body.classList.toggle("at-start", at === 0);
    document.body.classList.toggle("at-end", at === last && at > 0);
    if (move) history.replaceState(null, "", `#${at}`);
  };

  // Only the list is scrolled, and only where it has a bar of its own.
  const keepInSight = (entry) => {
    if (!hasBar(story)) return;
    const [box, mine] = [story.getBoundingClientRect(), entry.getBoundingClientRect()];
    const room = box.height / 4;
    if (mine.top < box.top + room || mine.bottom > box.bottom - room) {
      story.scrollTop += mine.top - box.top - box.height / 3;
    }
  };

  const turn = (way) => {
    const later = moments.turns.find((start) => start > shown);
    const earlier = moments.turns.findLast((start) => start < shown);
    return way > 0 ? later ?? last : earlier ?? 0;
  };
  const fromAddress = () => (/^#\d+$/.test(location.hash) ? Number(location.hash.slice(1)) : null);

  root.classList.add("on");
  stage.hidden = false;
  show(fromAddress() ?? moments.at, false);

  addEventListener("hashchange", () => {
    const wanted = fromAddress();
    if (wanted !== null) show(wanted, false);
  });
  const steps = { first: () => 0, previous: () => shown - 1, next: () => shown + 1, last: () => last };
  for (const [id, step] of Object.entries(steps)) byId(id).addEventListener("click", () => show(step(), true));
  slider.addEventListener("input", () => show(Number(slider.value), true));
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const wanted = {
      ArrowLeft: () => (event.shiftKey ? turn(-1) : shown - 1),
      ArrowRight: () => (event.shiftKey ? turn(1) : shown + 1),
      Home: () => 0,
      End: () => last,
    }[event.key];
    if (!wanted) return;
    event.preventDefault();
    show(wanted(), true);
  });
  story.addEventListener("click", (event) => {
    if (event.target.closest("a.rule")) return;
    const entry = event.target.closest(".entry");
    if (!entry || String(getSelection())) return;
    event.preventDefault();
    show(entries.indexOf(entry), true);
    if (stage.getBoundingClientRect().bottom < 0) stage.scrollIntoView();
  });
})();
