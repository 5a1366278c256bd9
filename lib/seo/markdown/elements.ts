import type { Element, ElementContent, Root, RootContent } from 'hast';

export const isElement = (node: RootContent | ElementContent): node is Element =>
  node.type === 'element';

export const toTextNode = (value: string) => ({ type: 'text' as const, value });

export const toElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

/** Punctuation that ends words; a trailing run is of one kind. */
const SIGNS = [',.;:，。；：！？、', '）》”'];

/** Separates trailing punctuation. Walks back from the end: a pattern would restart at each character of a long run. */
function splitSigns(text: string): [words: string, signs: string] {
  const last = text.at(-1);
  const kind = last && SIGNS.find((signs) => signs.includes(last));
  if (!kind) return [text, ''];
  let end = text.length;
  while (end > 0 && kind.includes(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, end), text.slice(end)];
}

/** Moves trailing punctuation out of emphasis: Markdown does not recognize a mark between `。` and a letter. */
export function toStressed(node: Element): ElementContent[] {
  const last = node.children.at(-1);
  const [words, signs] = last?.type === 'text' ? splitSigns(last.value) : ['', ''];
  if (!signs) return [node];
  return [
    { ...node, children: [...node.children.slice(0, -1), toTextNode(words)] },
    toTextNode(signs),
  ];
}

/** Converts a table; its caption, which Markdown tables lack, becomes a line above. */
export function toTable(table: Element): ElementContent[] {
  const isCaption = (child: ElementContent) => isElement(child) && child.tagName === 'caption';
  const captions = table.children.filter(isCaption).filter(isElement);
  return [
    ...captions.map(({ children }) => toElement('p', children)),
    { ...table, children: table.children.filter((child) => !isCaption(child)) },
  ];
}

const HAN = /\p{Script=Han}/u;

export const hasHan = (node: Root | RootContent): boolean =>
  'children' in node ? node.children.some(hasHan) : 'value' in node && HAN.test(node.value);

/** Returns what separates a term from its value; a question ends with its own mark. */
function getJoin(term: Element, colon: string): string {
  const last = term.children.at(-1);
  const sign = last?.type === 'text' ? last.value.trimEnd().at(-1) : undefined;
  if (sign === '?') return ' ';
  return sign === '？' ? '' : colon;
}

/** Converts a list of terms to lines such as `term: value · another`. */
export function toTermList(list: Element, colon: string): Element {
  const items = list.children
    .flatMap((child) => (isElement(child) && child.tagName === 'div' ? child.children : [child]))
    .filter(isElement);
  const lines: ElementContent[][] = [];
  items.forEach(({ tagName, children }, index) => {
    const line = lines.at(-1);
    if (tagName === 'dt' || !line) lines.push([...children]);
    else {
      const before = items[index - 1];
      const join = before?.tagName === 'dt' ? getJoin(before, colon) : ' · ';
      line.push(toTextNode(join), ...children);
    }
  });
  return toElement(
    'ul',
    lines.map((children) => toElement('li', children)),
  );
}
