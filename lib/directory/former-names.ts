import { toComparable } from '@/lib/chains/search';

/** Shows a row's former names if the query found one of them, with the part that matches marked. */
export function markFormer(rows: readonly HTMLElement[], query: string): void {
  const words = toComparable(query).split(/\s+/).filter(Boolean);
  for (const row of rows) {
    const former = row.querySelector<HTMLElement>('[data-former]');
    if (!former) continue;
    const text = former.textContent;
    const names = former.dataset.former ?? '';
    const own = toComparable(row.dataset.name ?? '');
    const word = words.find((one) => toComparable(names).includes(one) && !own.includes(one));
    const start = word ? toComparable(text).lastIndexOf(word) : -1;
    former.hidden = start < 0;
    if (!word || start < 0) continue;
    const hit = document.createElement('mark');
    hit.textContent = text.slice(start, start + word.length);
    former.replaceChildren(text.slice(0, start), hit, text.slice(start + word.length));
  }
}
