import { toParsingError } from './errors';

type PredicateScalar = string | number | boolean;
export type PredicateValue = PredicateScalar | PredicateScalar[];

/** One condition of a query, as in `at(my.page.uid, "home")`; `similar` has no path. */
export type Predicate = {
  name: string;
  path: string;
  args: PredicateValue[];
  query: string;
  column: number;
};

const WORD = /[a-z_][\w.-]*/iy;
const BOOLEAN = /(?:true|false)\b/y;
const PATH = /(?!(?:true|false)\b)[a-z_][\w.-]*/iy;
const STRING = /"((?:\\"|[^"])*)"/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const LEGACY_PREFIX = /:d\s*=/y;
const SPACE = /\s*/y;

function createScanner(query: string) {
  let position = 0;
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = position;
    const found = pattern.exec(query);
    if (found) position = pattern.lastIndex;
    return found ?? undefined;
  };
  const take = (pattern: RegExp) => {
    match(SPACE);
    return match(pattern);
  };
  const accept = (symbol: string): boolean => {
    match(SPACE);
    if (query[position] !== symbol) return false;
    position += 1;
    return true;
  };
  const fail = (expected: string): never => {
    const found = query[position] ? `'${query[position]}'` : 'the end of the query';
    throw toParsingError(`${expected} expected but ${found} found`, query, position + 1);
  };
  const expect = (symbol: string) => {
    if (!accept(symbol)) fail(`'${symbol}'`);
  };
  const expectEnd = () => {
    match(SPACE);
    if (position < query.length) fail('the end of the query');
  };
  return { take, accept, expect, expectEnd, fail, getColumn: () => position + 1 };
}

type Scanner = ReturnType<typeof createScanner>;

function readScalar(scanner: Scanner): PredicateScalar {
  const text = scanner.take(STRING);
  if (text) return (text[1] ?? '').replaceAll('\\"', '"');
  const number = scanner.take(NUMBER);
  if (number) return Number(number[0]);
  const word = scanner.take(BOOLEAN);
  return word ? word[0] === 'true' : scanner.fail('a value');
}

function readList<T>(scanner: Scanner, end: string, read: () => T): T[] {
  const items: T[] = [];
  if (scanner.accept(end)) return items;
  do items.push(read());
  while (scanner.accept(','));
  scanner.expect(end);
  return items;
}

function readValue(scanner: Scanner): PredicateValue {
  return scanner.accept('[')
    ? readList(scanner, ']', () => readScalar(scanner))
    : readScalar(scanner);
}

function readPredicate(scanner: Scanner, query: string): Predicate {
  scanner.expect('[');
  scanner.take(LEGACY_PREFIX);
  const column = scanner.getColumn();
  const name = scanner.take(WORD)?.[0] ?? scanner.fail('a predicate');
  scanner.expect('(');
  const path = scanner.take(PATH)?.[0] ?? '';
  if (path && !scanner.accept(',')) {
    scanner.expect(')');
    scanner.expect(']');
    return { name, path, args: [], query, column };
  }
  const args = readList(scanner, ')', () => readValue(scanner));
  scanner.expect(']');
  return { name, path, args, query, column };
}

/**
 * Parses one `q` parameter, `[[at(…)][any(…)]]`.
 * @throws {ApiFault} 400 with the column of the error
 */
export function parseQuery(query: string): Predicate[] {
  const scanner = createScanner(query);
  const predicates: Predicate[] = [];
  scanner.expect('[');
  do predicates.push(readPredicate(scanner, query));
  while (!scanner.accept(']'));
  scanner.expectEnd();
  return predicates;
}
