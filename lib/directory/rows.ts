import { createMatch } from '@/lib/chains/search';
import { CHAIN_STATUSES, type ChainStatus } from '@/lib/provider/types';
import { countTokens, createFit } from './fit';
import { markFormer } from './former-names';
import type { DirectoryState, Sort } from './state';

/** How many matching chains each state has, and how many of those shown have each value of the facets. */
export type Counts = Record<ChainStatus, number> & { values: Readonly<Record<string, number>> };

type Row = HTMLElement;
type Compare = (a: Row, b: Row) => number;

const toNumber = (text: string | undefined) => (text ? Number(text) : Number.NaN);

/** Compares rows by a number; rows without one come last in either direction. */
function byNumber(read: (row: Row) => string | undefined, direction: 1 | -1): Compare {
  return (a, b) => {
    const [x, y] = [toNumber(read(a)), toNumber(read(b))];
    if (Number.isNaN(x) || Number.isNaN(y))
      return Number(Number.isNaN(x)) - Number(Number.isNaN(y));
    return direction * (x - y);
  };
}

const byName: Compare = (a, b) =>
  (a.dataset.name ?? '').localeCompare(
    b.dataset.name ?? '',
    document.documentElement.lang || undefined,
  );

const ORDERS: Record<Sort, Compare> = {
  popularity: byNumber(({ dataset }) => dataset.rank, 1),
  '-popularity': byNumber(({ dataset }) => dataset.rank, -1),
  name: byName,
  '-name': (a, b) => byName(b, a),
  availability: byNumber(({ dataset }) => dataset.availability, -1),
  '-availability': byNumber(({ dataset }) => dataset.availability, 1),
  'block-time': byNumber(({ dataset }) => dataset.blockTime, 1),
  '-block-time': byNumber(({ dataset }) => dataset.blockTime, -1),
};

/** Sorts the rows of a group if necessary, and returns them in order. */
function sortRows(group: HTMLElement, sort: Sort): Row[] {
  const rows = [...group.querySelectorAll<Row>('[data-search]')];
  // The server sorts by popularity.
  if ((group.dataset.sort ?? 'popularity') === sort) return rows;
  const sorted = rows.sort(ORDERS[sort]);
  sorted[0]?.parentElement?.append(...sorted);
  group.dataset.sort = sort;
  return sorted;
}

/** Shows the wanted rows and hides the rest. */
function showOnly(rows: readonly Row[], wanted: readonly Row[]): void {
  const shown = new Set(wanted);
  for (const row of rows) {
    const isHidden = !shown.has(row);
    // Writing an unchanged value would still invalidate the row's style.
    if (row.hidden !== isHidden) row.hidden = isHidden;
  }
}

/**
 * Shows the rows of the server's list that match the state, sorted. The list stays the only copy of the chains, so
 * nothing is sent to the browser twice.
 */
export function applyState(list: HTMLElement, state: DirectoryState): Counts {
  const isFit = createFit(state);
  const isMatch = createMatch(state.query);
  // `dataset` takes three times as long, and each keystroke reads every row.
  const read = (row: Row, name: string) => row.getAttribute(name) ?? '';
  const fits = (row: Row) => {
    const facets = read(row, 'data-facets');
    // Families, interfaces and service levels are searchable too.
    return isMatch(`${read(row, 'data-search')} ${facets}`) && isFit(facets);
  };
  const counts = { available: 0, inactive: 0, 'coming-soon': 0 };
  let values: Counts['values'] = {};
  for (const status of CHAIN_STATUSES) {
    const group = list.querySelector<HTMLElement>(`[data-group="${status}"]`);
    if (!group) continue;
    const rows = sortRows(group, state.sort);
    const fitting = rows.filter(fits);
    counts[status] = fitting.length;
    if (status === state.status)
      values = countTokens(fitting.map((row) => read(row, 'data-facets')));
    group.hidden = status !== state.status || (rows.length > 0 && fitting.length === 0);
    // A hidden group is sorted when it is shown.
    if (group.hidden) continue;
    markFormer(fitting, state.query);
    showOnly(rows, fitting);
  }
  return { ...counts, values };
}
