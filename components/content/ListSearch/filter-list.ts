import { createMatch } from '@/lib/chains/search';

/** Opens a folded group while a query shows some of it, and folds it again afterwards. */
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
 * Hides what the query does not fit below the element `listId`: entries by their `data-search`, or by their
 * words when that is empty, and each `data-group` left without any. Returns how many entries are left.
 */
export function filterList(listId: string, query: string): number {
  const list = document.getElementById(listId);
  const isMatch = createMatch(query);
  let total = 0;
  for (const group of list?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
    let shown = 0;
    for (const entry of group.querySelectorAll<HTMLElement>('[data-search]')) {
      const messages = entry.dataset.search || entry.textContent.normalize('NFKC').toLowerCase();
      entry.hidden = !isMatch(messages);
      if (!entry.hidden) shown++;
    }
    group.hidden = query !== '' && shown === 0;
    if (group instanceof HTMLDetailsElement) unfold(group, query !== '');
    total += shown;
  }
  return total;
}
