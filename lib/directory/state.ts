import { CHAIN_STATUSES, type ChainStatus } from '@/lib/provider/types';

/** Each column sorts one way first, then the other; `-` marks the second way. */
export const SORTS = ['popularity', 'name', 'availability', 'block-time'] as const;
type SortKey = (typeof SORTS)[number];
export type Sort = SortKey | `-${SortKey}`;

/** Returns the order after a press of a column's head: its own, reversed, then the server's. */
export function getNextSort(sort: Sort, key: SortKey): Sort {
  if (sort === key) return `-${key}`;
  return sort === `-${key}` ? 'popularity' : key;
}

/** What the list can be filtered by; each is a query parameter. */
export const FACETS = ['network', 'family', 'interface', 'level'] as const;
export type Facet = (typeof FACETS)[number];

/** How a visitor views the list of chains; a facet lists what is wanted, `archive,trace`, and matches everything if empty. */
export type DirectoryState = Record<Facet, string> & {
  status: ChainStatus;
  query: string;
  isPartner: boolean;
  sort: Sort;
};

export const INITIAL_STATE: DirectoryState = {
  status: 'available',
  query: '',
  network: '',
  family: '',
  interface: '',
  level: '',
  isPartner: false,
  sort: 'popularity',
};

const isStatus = (text: string | null): text is ChainStatus =>
  CHAIN_STATUSES.some((status) => status === text);
const isSort = (text: string | null): text is Sort =>
  SORTS.some((sort) => sort === text || (sort !== 'popularity' && text === `-${sort}`));

/** Returns what a facet lists. */
export const toValues = (list: string): string[] => list.split(',').filter(Boolean);

/** Adds a value to a facet's list, or removes it. */
export function toggleValue(list: string, value: string): string {
  const values = toValues(list);
  const others = values.filter((one) => one !== value);
  return (others.length < values.length ? others : [...values, value]).join(',');
}

/** Parses the state from a URL's query; unreadable values fall back to the defaults. */
export function parseState(search: string): DirectoryState {
  const parameters = new URLSearchParams(search);
  const status = parameters.get('status');
  const sort = parameters.get('sort');
  const facets = Object.fromEntries(FACETS.map((facet) => [facet, parameters.get(facet) ?? '']));
  return {
    ...INITIAL_STATE,
    ...facets,
    status: isStatus(status) ? status : INITIAL_STATE.status,
    query: parameters.get('q') ?? '',
    isPartner: parameters.get('partner') === '1',
    sort: isSort(sort) ? sort : INITIAL_STATE.sort,
  };
}

/** Formats the state as a query without default values; unknown parameters are kept. */
export function toSearch(state: DirectoryState, search: string): string {
  const { status, query, isPartner, sort } = state;
  const parameters = new URLSearchParams(search);
  const messages: [string, string][] = [
    ['status', status === INITIAL_STATE.status ? '' : status],
    ['q', query.trim()],
    ...FACETS.map((facet): [string, string] => [facet, state[facet]]),
    ['partner', isPartner ? '1' : ''],
    ['sort', sort === INITIAL_STATE.sort ? '' : sort],
  ];
  for (const [name, word] of messages) {
    if (word) parameters.set(name, word);
    else parameters.delete(name);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** True if anything besides the tab and the sort order filters the list. */
export function isNarrowed({ query, isPartner, ...state }: DirectoryState): boolean {
  return query.trim() !== '' || isPartner || FACETS.some((facet) => state[facet] !== '');
}
