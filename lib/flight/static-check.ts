import { getPart, isElement, isHost, isObject, type FlightElement } from './elements';
import { toReference } from './references';
import type { Json, Row } from './rows';

const FRAGMENT = '$Sreact.fragment';
/** React moves these to the head or loads them itself, wherever they are in a page. */
const HOISTED = new Set(['html', 'head', 'body', 'base', 'link', 'meta', 'style', 'title']);
/** A component around one of these receives its change events only if React manages the field. */
const FIELDS = new Set(['input', 'select', 'textarea']);
/** Marks a field that only styles and native listeners watch. */
const UNMANAGED = 'data-unmanaged';

/** Detects HTML that never changes: elements and text without client components, boundaries or promises. */
export class StaticCheck {
  readonly #rows: Map<string, Row>;
  readonly #known = new WeakMap<object, boolean>();

  constructor(rows: Row[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  isStatic(value: Json): boolean {
    if (typeof value === 'string') return this.#isStaticText(value);
    if (value === null || typeof value !== 'object') return true;
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    // A cyclic value is not static.
    this.#known.set(value, false);
    const isStatic = isElement(value)
      ? this.#isStaticElement(value)
      : Object.values(value).every((part) => this.isStatic(part));
    this.#known.set(value, isStatic);
    return isStatic;
  }

  #isStaticElement(element: FlightElement): boolean {
    const [, type, , props] = element;
    if (!isHost(element)) return this.#isFragment(type) && this.isStatic(props);
    if (HOISTED.has(type) || (FIELDS.has(type) && !(UNMANAGED in props))) return false;
    // React loads a script with a URL once per page.
    if (type === 'script' && !isObject(props.dangerouslySetInnerHTML)) return false;
    return this.isStatic(props);
  }

  #isFragment(type: string): boolean {
    const reference = toReference(type);
    return reference !== null && this.#rows.get(reference.id)?.value === FRAGMENT;
  }

  /** True if a static value takes more than `length` characters, including the rows that it refers to. */
  isLonger(value: Json, length: number): boolean {
    return this.#count(value, length) > length;
  }

  /** Counts a value's characters, stopping once there are more than `length`. */
  #count(value: Json, length: number): number {
    if (typeof value === 'string') {
      const part = this.#getReferred(value);
      return part === undefined ? value.length : this.#count(part, length);
    }
    if (value === null || typeof value !== 'object') return 1;
    let sum = 0;
    for (const [name, part] of Object.entries(value)) {
      sum += (Array.isArray(value) ? 1 : name.length) + this.#count(part, length);
      if (sum > length) break;
    }
    return sum;
  }

  #isStaticText(text: string): boolean {
    if (!text.startsWith('$') || text.startsWith('$$') || text === '$undefined') return true;
    const row = this.#rows.get(toReference(text)?.id ?? '');
    if (row?.kind === 'text') return true;
    const part = this.#getReferred(text);
    return part !== undefined && this.isStatic(part);
  }

  /**
   * Resolves a string's reference to elements, data or a long text; undefined for ordinary text and other references.
   */
  #getReferred(text: string): Json | undefined {
    const reference = toReference(text);
    if (!reference || !['', 'L'].includes(reference.kind)) return undefined;
    const row = this.#rows.get(reference.id);
    if (row?.kind === 'text') return row.value.startsWith('$') ? ` ${row.value}` : row.value;
    return row?.kind === 'model' ? getPart(row.value, reference.path) : undefined;
  }
}
