// The list of games: sorted by a click on a heading, narrowed by what is typed. Without this it is whole, in
// the order of the names.
'use strict';
{
  const list = document.getElementById('games');
  const body = list.tBodies[0];
  const rows = Array.from(body.rows);
  const heads = Array.from(list.tHead.rows[0].cells);
  const search = document.getElementById('search');
  const count = document.getElementById('count');
  const none = document.getElementById('none');
  const order = new Intl.Collator(document.documentElement.lang, { numeric: true });

  // Numbers are sorted as numbers; what is not there comes last, either way.
  function compare(a, b, sign) {
    if (a === '' || b === '') return (a === '') - (b === '');
    return sign * order.compare(a, b);
  }

  function sort(at) {
    const head = heads[at];
    const before = head.getAttribute('aria-sort');
    // What one looks for first among numbers and days is the most and the latest.
    const first = head.dataset.first;
    const second = first === 'ascending' ? 'descending' : 'ascending';
    const now = before === first ? second : first;
    for (const other of heads) other.removeAttribute('aria-sort');
    head.setAttribute('aria-sort', now);
    const sign = now === 'ascending' ? 1 : -1;
    const key = (row) => row.cells[at].dataset.key ?? '';
    body.append(...rows.slice().sort((a, b) => compare(key(a), key(b), sign)));
  }

  const told = (text) => text.normalize('NFKC').toLocaleLowerCase();
  const texts = new Map(rows.map((row) => [row, told(row.textContent)]));

  function narrow() {
    const words = told(search.value).split(/\s+/).filter((word) => word !== '');
    let shown = 0;
    for (const row of rows) {
      row.hidden = !words.every((word) => texts.get(row).includes(word));
      shown += row.hidden ? 0 : 1;
    }
    count.textContent = shown === rows.length ? String(shown) : `${shown} / ${rows.length}`;
    none.hidden = shown > 0;
  }

  for (const [at, head] of heads.entries()) {
    if (!head.dataset.first) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    button.addEventListener('click', () => sort(at));
    head.append(button);
  }
  search.addEventListener('input', narrow);
  document.getElementById('find').hidden = false;
  // A browser may remember what was typed.
  narrow();
}
