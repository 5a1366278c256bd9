import { toComparable } from '@/lib/chains/search';
import { formatMessage } from '@/lib/i18n/format-message';
import { getMethodPath } from '@/lib/site/addresses';
import { dropSuffixes } from './synonyms';
import { SEARCH_KINDS, type SearchIndex, type SearchEntry, type SearchKind } from './types';

/** A search result; `path` may lead to the chain that the query names. */
export type SearchResult = Pick<SearchEntry, 'kind' | 'title' | 'path' | 'detail' | 'chain'>;

/** The results of one kind, best first. */
export type SearchGroup = { kind: SearchKind; results: SearchResult[] };

type Scored = SearchResult & { score: number };

/** The score of a chain whose key is the query; less for a name or ticker. */
const IDENTITY = 1000;
const EXACT = 100;
const START = 60;
const WORD_START = 40;
const INSIDE = 20;
const ELSEWHERE = 10;
/** The score of a match in a page's description, or in the name of a question's page. */
const DESCRIBED = 5;

type Searched = { title: string; words: string; detail: string };

/** Scores how well a word of the query matches an entry; 0 if it does not occur. */
function scoreWord(word: string, { title, words, detail }: Searched): number {
  if (title === word) return EXACT;
  if (title.startsWith(word)) return START;
  const at = title.indexOf(word);
  if (at > 0) return /[\s_(（-]/.test(title[at - 1] ?? '') ? WORD_START : INSIDE;
  const others = words.split(' ');
  if (others.includes(word)) return WORD_START;
  if (words.includes(word)) return ELSEWHERE;
  return detail.includes(word) ? DESCRIBED : 0;
}

/** Scores how well all words of a query match; 0 if one of them does not. */
function score(query: readonly string[], searched: Searched): number {
  const scores = query.map((word) => scoreWord(word, searched));
  const whole = searched.title === query.join(' ') ? EXACT : 0;
  return scores.includes(0) ? 0 : whole + scores.reduce((sum, one) => sum + one, 0) / query.length;
}

/** Scores a chain that the query names exactly, possibly followed by a word such as `rpc`; 0 for any other entry. */
function scoreIdentity(query: readonly string[], { names = [] }: SearchEntry): number {
  const place = Math.max(
    names.indexOf(query.join(' ')),
    names.indexOf(dropSuffixes(query).join(' ')),
  );
  return place < 0 ? 0 : IDENTITY - place;
}

/** `{name}` and `{count}` say which chains have a method. */
type MethodLabels = { one: string; many: string };

function findMethods(
  { methods, names }: SearchIndex,
  query: readonly string[],
  labels: MethodLabels,
): Scored[] {
  return methods.flatMap(({ name, slug, chains }) => {
    const title = toComparable(name);
    const isNamed = (key: string) =>
      query.some((word) => word === key || word === toComparable(names[key] ?? ''));
    const chosen = chains.find(isNamed) ?? chains[0];
    if (!chosen) return [];
    // A chain in the query says where to look, not what to look for.
    const wanted = query.filter(
      (word) => word !== chosen && word !== toComparable(names[chosen] ?? ''),
    );
    const points = wanted.length > 0 ? score(wanted, { title, words: '', detail: '' }) : 0;
    if (points === 0) return [];
    const label = chains.length > 1 ? labels.many : labels.one;
    const detail = formatMessage(label, {
      name: names[chosen] ?? chosen,
      count: chains.length - 1,
    });
    const path = getMethodPath(chosen, slug);
    return [{ kind: 'method', title: name, path, detail, score: points }];
  });
}

/** Returns at most `limit` matches of each kind, best first, without empty groups; none for an empty query. */
export function findGroups(
  data: SearchIndex,
  text: string,
  { limit, labels }: { limit: number; labels: MethodLabels },
): SearchGroup[] {
  const query = toComparable(text).split(/\s+/).filter(Boolean);
  if (query.length === 0) return [];
  const entries = data.entries.flatMap((entry): Scored[] => {
    const { kind, title, words, detail } = entry;
    // All chain descriptions use the same words, and each chain already has all its names.
    const described = kind === 'chain' ? '' : toComparable(detail);
    const searched = { title: toComparable(title), words, detail: described };
    const points = scoreIdentity(query, entry) || score(query, searched);
    return points > 0 ? [{ ...entry, score: points }] : [];
  });
  const found = [...entries, ...findMethods(data, query, labels)].sort((a, b) => b.score - a.score);
  return SEARCH_KINDS.flatMap((kind) => {
    const results = found.filter((one) => one.kind === kind).slice(0, limit);
    return results.length > 0 ? [{ kind, results }] : [];
  });
}
