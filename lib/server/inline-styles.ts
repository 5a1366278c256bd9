import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type ChildNode, type Root } from 'postcss';

/** Rules of one stylesheet: those with classes apply only to pages that contain these; `parts` are inside an at-rule. */
type Part =
  | { text: string; classes: string[][] }
  | { text: string; keyframes: string }
  | { open: string; parts: Part[] };

/** The rules of a build's stylesheets, by the path that pages link to. */
export type Stylesheets = ReadonlyMap<string, readonly Part[]>;

const PUBLIC_PATH = '/_next/static/';
const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]*)"/g;
/** Negated and alternative selectors, inner ones first: a rule may apply without these classes. */
const FUNCTIONS = /:(?:not|is|where|has|host)\([^()]*\)/g;

function getClasses(selector: string): string[] {
  let plain = selector;
  while (FUNCTIONS.test(plain)) plain = plain.replaceAll(FUNCTIONS, '');
  return (plain.match(/\.[\w-]+/g) ?? []).map((name) => name.slice(1));
}

function toPart(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') {
    return [{ text: node.toString(), classes: node.selectors.map(getClasses) }];
  }
  if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
    return [{ text: node.toString(), keyframes: node.params }];
  }
  if (node.type === 'atrule' && /^(?:media|supports|layer|container)$/.test(node.name)) {
    // A page is printed after it has loaded.
    if (node.params === 'print') return [];
    return [{ open: `@${node.name} ${node.params}{`, parts: (node.nodes ?? []).flatMap(toPart) }];
  }
  // Of the others, those without a block end with a semicolon, which is an error after one.
  const end = 'nodes' in node && node.nodes ? '' : ';';
  return [{ text: node.toString() + end, classes: [[]] }];
}

/** Files of fonts and pictures are named relative to the stylesheet, and inline styles are relative to the page. */
const toParts = (css: string): Part[] =>
  (parse(css.replaceAll(/url\((["']?)\.\.\//g, `url($1${PUBLIC_PATH}`)) as Root).nodes.flatMap(
    toPart,
  );

/** Reads the stylesheets of the build in this folder. */
export function readStylesheets(folder: string): Stylesheets {
  const root = path.join(folder, 'static');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  return new Map(
    files.map((file) => [
      PUBLIC_PATH + file.split(path.sep).join('/'),
      toParts(readFileSync(path.join(root, file), 'utf8')),
    ]),
  );
}

function selectRules(parts: readonly Part[], used: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if ('keyframes' in part) return '';
      if ('open' in part) {
        const inner = selectRules(part.parts, used);
        return inner && `${part.open}${inner}}`;
      }
      return part.classes.some((names) => names.every((name) => used.has(name))) ? part.text : '';
    })
    .join('');
}

/**
 * Without scripts, stylesheets apply as they arrive. With scripts, they apply together: before the first input, when a
 * script shows something that the page did not contain, or a while after the page has loaded. That restyles the whole
 * page once, and must not delay the scripts that make it work.
 */
const LATE = ' media="print, (scripting: none)">';
const APPLY_MS = 3000;
const APPLY_TOGETHER = `<script>(() => {
  const inputs = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
  const known = new Set();
  const isNew = (element) => [...element.classList].some((name) => !known.has(name));
  const hasNew = ({ target, addedNodes }) =>
    isNew(target) ||
    [...addedNodes].some((node) => node.classList && [node, ...node.querySelectorAll('[class]')].some(isNew));
  const observer = new MutationObserver((changes) => changes.some(hasNew) && apply());
  // Browsers report a pointer that rests on a new page as moved, by nothing.
  const onInput = ({ type, movementX, movementY }) =>
    (type !== 'pointermove' || movementX || movementY) && apply();
  const apply = () => {
    observer.disconnect();
    for (const type of inputs) removeEventListener(type, onInput, true);
    for (const link of document.querySelectorAll('body link[rel=stylesheet]')) link.media = 'all';
  };
  for (const type of inputs) addEventListener(type, onInput, true);
  addEventListener('load', () => setTimeout(apply, ${APPLY_MS}));
  for (const { classList } of document.querySelectorAll('[class]')) for (const name of classList) known.add(name);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
})()</script>`;

/**
 * Puts the rules that a page needs for its first paint into its head, and the stylesheets at its end, where they no
 * longer block it. A page of another build stays as it is.
 */
export function inlineStyles(html: string, sheets: Stylesheets): string {
  const links = [...html.matchAll(LINK)];
  const parts = links.map(([, href = '']) => sheets.get(href));
  const [first] = links;
  if (!first || parts.includes(undefined)) return html;
  const used = new Set(
    [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names = '']) => names.split(' ')),
  );
  const rules = parts.map((list = []) => selectRules(list, used)).join('');
  const frames = parts
    .flatMap((list = []) => list)
    .map((part) => ('keyframes' in part && rules.includes(part.keyframes) ? part.text : ''))
    .join('');
  const head = html.replaceAll(LINK, '');
  const late = links.map(([tag]) => tag.replace(/\/?>$/, LATE)).join('') + APPLY_TOGETHER;
  const style = `<style>${rules}${frames}</style>`;
  return (head.slice(0, first.index) + style + head.slice(first.index)).replace(
    '</body>',
    `${late}</body>`,
  );
}
