import { isMatch } from '@/lib/chains/search';

/**
 * Hides what the query does not fit below the element `listId`: entries by their `data-search`, and each
 * `data-group` left without any. Returns how many entries are left.
 */
export function filterList(listId: string, query: string): number {
  const list = document.getElementById(listId);
  let total = 0;
  for (const group of list?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
    let shown = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-search]')) {
      entry.hidden = !isMatch(entry.dataset.search ?? '', query);
      if (!entry.hidden) shown++;
    }
    group.hidden = query !== '' && shown === 0;
    total += shown;
  }
  return total;
}
