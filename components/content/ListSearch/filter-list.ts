import { createMatch } from '@/lib/chains/search';

/** Opens a collapsed group while it contains matches, and collapses it afterwards. */
function unfold(group: HTMLDetailsElement, isSearching: boolean) {
  const { wasOpen } = group.dataset;
  if (isSearching) {
    group.dataset.wasOpen ??= String(group.open);
    group.open = true;
  } else if (wasOpen) {
    group.open = wasOpen === 'true';
    delete group.dataset.wasOpen;
  }
}

/**
 * Hides entries below the element `listId` that do not match the query, by their `data-search` or, if that is empty,
 * their text, and each `data-group` without matches; a single match opens. Returns the number of matches.
 */
export function filterList(listId: string, query: string): number {
  const list = document.getElementById(listId);
  const isMatch = createMatch(query);
  let total = 0;
  const matches: HTMLElement[] = [];
  for (const group of list?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
    let shown = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-search]')) {
      const messages = entry.dataset.search || entry.textContent.normalize('NFKC').toLowerCase();
      entry.hidden = !isMatch(messages);
      if (!entry.hidden) {
        shown++;
        matches.push(entry);
      }
    }
    group.hidden = query !== '' && shown === 0;
    if (group instanceof HTMLDetailsElement) unfold(group, query !== '');
    total += shown;
  }
  const [only] = matches;
  if (query && total === 1 && only instanceof HTMLDetailsElement) only.open = true;
  return total;
}
