import { createMatch } from '@/lib/chains/search';
import { CHAIN_STATUSES, type ChainStatus } from '@/lib/provider/statuses';
import { createFit } from './fit';
import { getRowsInSight, reunite, showOnly, showSoon } from './reveal';
import type { DirectoryState, Sort } from './state';

/** How many chains of each state fit. */
export type Counts = Record<ChainStatus, number>;

type Row = HTMLElement;
type Compare = (a: Row, b: Row) => number;

const toNumber = (text: string | undefined) => (text ? Number(text) : Number.NaN);

/** Orders by a number of each row; rows without one come last, in whichever direction. */
function byNumber(read: (row: Row) => string | undefined, direction: 1 | -1): Compare {
  return (a, b) => {
    const [x, y] = [toNumber(read(a)), toNumber(read(b))];
    if (Number.isNaN(x) || Number.isNaN(y))
      return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return direction * (x - y);
  };
}

const ORDERS: Record<Sort, Compare> = {
  popularity: byNumber(({ dataset }) => dataset.rank, 1),
  name: (a, b) =>
    (a.dataset.name ?? '').localeCompare(
      b.dataset.name ?? '',
      document.documentElement.lang || undefined,
    ),
  availability: byNumber(({ dataset }) => dataset.availability, -1),
  'block-time': byNumber(({ dataset }) => dataset.blockTime, 1),
};

/** Orders the rows of a group, unless they are so already, and gives them in that order. */
function sortRows(group: HTMLElement, sort: Sort): Row[] {
  const rows = [...group.querySelectorAll<Row>('[data-search]')];
  // The server orders them by popularity.
  if ((group.dataset.sort ?? 'popularity') === sort) return rows;
  const sorted = rows.sort(ORDERS[sort]);
  sorted[0]?.parentElement?.append(...sorted);
  group.dataset.sort = sort;
  return sorted;
}

/**
 * Shows the rows of the server's list that fit the state, in its order. The list stays the one copy of the
 * chains: nothing is sent to the browser twice. In a hurry, the rows below the window follow later.
 */
export function applyState(
  list: HTMLElement,
  state: DirectoryState,
  { isHurried = false } = {},
): Counts {
  // Asked first: once rows have changed, the browser would lay all of them out for the answer.
  const atOnce = isHurried ? getRowsInSight(list.getBoundingClientRect().top) : 0;
  reunite();
  const isFit = createFit(state);
  const isMatch = createMatch(state.query);
  // Read the quick way: `dataset` takes three times as long, and a letter asks every row.
  const read = (row: Row, name: string) => row.getAttribute(name) ?? '';
  const fits = (row: Row) => {
    const facets = read(row, 'data-facets');
    // Families, interfaces and service levels are searched for too.
    return isMatch(`${read(row, 'data-search')} ${facets}`) && isFit(facets);
  };
  const counts: Counts = { available: 0, inactive: 0, 'coming-soon': 0 };
  for (const status of CHAIN_STATUSES) {
    const group = list.querySelector<HTMLElement>(`[data-group="${status}"]`);
    if (!group) continue;
    const rows = sortRows(group, state.sort);
    const fitting = rows.filter(fits);
    counts[status] = fitting.length;
    group.hidden = status !== state.status || (rows.length > 0 && fitting.length === 0);
    // What is in a group that does not show is brought in order when it does.
    if (group.hidden) continue;
    if (isHurried) showSoon(rows, fitting, atOnce);
    else showOnly(rows, fitting);
  }
  return counts;
}
