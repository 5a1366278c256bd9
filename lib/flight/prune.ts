import { isElement, isHost, isObject, type FlightElement, type Props } from './elements';
import { dropUnused, getReferred, getSharedPaths } from './references';
import { StaticCheck } from './static-check';
import { formatRows, parseRows, type Json, type Row } from './rows';

/** Next's own row, which leads to all others. */
const ROOT = '0';
/** For shorter parts, a reference takes as much space as the part. */
const MIN_LENGTH = 30;
/**
 * Props whose elements a client component always shows. Elements that it shows only sometimes are missing from some
 * pages' HTML.
 */
const SHOWN = new Set(['children', 'groups', 'legend']);

/** Finds the data's reference to `StaticMarkup`, the component that shows pieces of the HTML; null if there is none. */
function findMarkup(rows: Row[], name: string): string | null {
  const row = rows.find(
    ({ kind, value }) => kind === 'client' && Array.isArray(value) && value[2] === name,
  );
  return row ? `$L${row.id}` : null;
}

const dropUndefined = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== '$undefined'));

/** Collects the props of client components that show elements only sometimes. */
function readAtTimes(value: Json): Json[] {
  if (value === null || typeof value !== 'object') return [];
  const isClient = isElement(value) && !isHost(value);
  const props = isClient ? Object.entries(value[3]) : [];
  const own = props.filter(([name]) => !SHOWN.has(name)).map(([, part]) => part);
  return [...own, ...Object.values(value).flatMap(readAtTimes)];
}

class Pruner {
  readonly #check: StaticCheck;
  readonly #shared: Map<string, string[]>;
  readonly #markup: string;
  /** Rows with elements that a client component shows only sometimes. */
  readonly #whole: Set<string>;
  #count = 0;

  constructor(rows: Row[], markup: string) {
    this.#check = new StaticCheck(rows);
    this.#shared = getSharedPaths(rows);
    this.#markup = markup;
    const models = rows.filter(({ kind }) => kind === 'model');
    this.#whole = getReferred(
      rows,
      models.flatMap(({ value }) => readAtTimes(value)),
    );
  }

  prune(row: Row): Row {
    const isPruned = row.kind === 'model' && !this.#whole.has(row.id);
    return isPruned ? { ...row, value: this.#prune(row.value, row.id, '') } : row;
  }

  #prune(value: Json, id: string, path: string): Json {
    if (isElement(value)) return this.#pruneElement(value, id, path);
    if (Array.isArray(value)) {
      return value.map((part, index) => this.#prune(part, id, `${path}:${index}`));
    }
    return isObject(value) ? this.#pruneProps(value, id, path) : value;
  }

  #pruneProps(props: Props, id: string, path: string): Props {
    const entries = Object.entries(props);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, this.#prune(value, id, `${path}:${name}`)]),
    );
  }

  #pruneElement(element: FlightElement, id: string, path: string): Json {
    const [mark, type, key, props] = element;
    if (isHost(element) && this.#isInHtml(element) && !this.#isShared(id, path)) {
      return this.#toMarkup(element);
    }
    if (isHost(element)) {
      return [mark, type, key, this.#pruneProps(dropUndefined(props), id, `${path}:props`)];
    }
    const shown = Object.fromEntries(Object.entries(props).filter(([name]) => SHOWN.has(name)));
    const pruned = this.#pruneProps(shown, id, `${path}:props`);
    return [mark, type, key, { ...props, ...pruned }];
  }

  #isInHtml(element: FlightElement): boolean {
    const { children = null, dangerouslySetInnerHTML: inner = null } = element[3];
    return this.#check.isStatic(element) && this.#check.isLonger([children, inner], MIN_LENGTH);
  }

  /** True if other data refers to a part of the element. */
  #isShared(id: string, path: string): boolean {
    return this.#shared.get(id)?.some((other) => other.startsWith(`${path}:`)) ?? false;
  }

  #toMarkup([mark, type, key]: FlightElement): Json {
    this.#count += 1;
    return [mark, this.#markup, key, { as: type, piece: this.#count }];
  }
}

/**
 * Removes from a page's data what its HTML already contains. Elements that never change become references, and the
 * client component `component` leaves their HTML in the document untouched.
 * @throws for data in an unknown format
 */
export function pruneFlight(text: string, component: string): string {
  const rows = parseRows(text);
  const markup = findMarkup(rows, component);
  if (!markup) return text;
  const pruner = new Pruner(rows, markup);
  return formatRows(
    dropUnused(
      rows.map((row) => pruner.prune(row)),
      ROOT,
    ),
  );
}
