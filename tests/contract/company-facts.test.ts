import { describe, expect, it } from 'vitest';
import { CONDITIONS, FACTS } from '@/lib/company-facts/registry';
import { fillContent } from '@/lib/content/fill-content';
import { listFactNames, toFactKey } from '@/lib/content/fill-text';
import { isJsonObject } from '@/lib/json';
import { FILES, listCode, listObjects, listTexts } from './documents';

/** Facts that programs read rather than texts. */
const READ_BY_PROGRAMS = ['data_licence', 'partner_chains'];

const FACT_NAMES = FACTS.map(({ name }) => name);
const NAMES = [...FACT_NAMES, ...CONDITIONS];
const toValues = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [toFactKey(name), `value of ${name}`]));

const MARK = /\[\[|\]\]|\{(fact|if|unless)\b/;

/** Lists what visitors must not see, by its position. */
function listFlaws(data: (typeof FILES)[number]['document']['data']): string[] {
  const code = listCode(data);
  const marks = listTexts(data)
    .filter(({ text }) => !code.has(text))
    .filter(({ text }) => MARK.test(text) || text === '' || text !== text.trim())
    .map(({ field, text }) => `${field}: ${text}`);
  const spans = listObjects(data).flatMap(({ field, value: { text, spans: own } }) =>
    (typeof text === 'string' && Array.isArray(own) ? own : []).flatMap((span) => {
      const words = isJsonObject(span)
        ? String(text).slice(Number(span.start), Number(span.end))
        : '';
      return words === '' || words !== words.trim() ? [`${field}: marks ${words}`] : [];
    }),
  );
  const structure = listObjects(data).flatMap(({ field, value }) => {
    const { body, parts, slices } = value;
    const hasNoRows = isJsonObject(body) && Array.isArray(body.rows) && body.rows.length === 0;
    const isBare = [parts, slices].some((list) => Array.isArray(list) && list.length === 0);
    return hasNoRows || isBare ? [`${field}: empty`] : [];
  });
  const headings = listObjects(data).flatMap(({ field, value }) =>
    Object.entries(value).flatMap(([key, blocks]) =>
      Array.isArray(blocks) && !isJsonObject(value.table)
        ? listBareHeadings(blocks).map((text) => `${field}.${key}: bare heading ${text}`)
        : [],
    ),
  );
  return [...marks, ...spans, ...structure, ...headings];
}

/** Lists headings without content below them. */
function listBareHeadings(blocks: readonly unknown[]): string[] {
  const nodes = blocks.filter(isJsonObject);
  const isHeading = (node: unknown) => isJsonObject(node) && /^heading\d$/.test(String(node.type));
  return nodes.length > 1
    ? nodes.flatMap((node, index) => {
        const next = nodes[index + 1];
        const isBare = isHeading(node) && (!next || (isHeading(next) && next.type === node.type));
        return isBare ? [String(node.text)] : [];
      })
    : [];
}

describe('the registry of facts', () => {
  it('lists exactly the facts that texts use', () => {
    const asked = FILES.flatMap(({ document }) =>
      listTexts(document.data).flatMap(({ text }) => listFactNames(text)),
    );
    expect([...new Set([...asked, ...READ_BY_PROGRAMS])].sort()).toEqual([...NAMES].sort());
  });

  it('uses facts in both languages, in the same places', () => {
    for (const { document, file } of FILES) {
      const toNames = (data: typeof document.data) =>
        [...new Set(listTexts(data).flatMap(({ text }) => listFactNames(text)))].sort();
      const twin = FILES.find(
        (other) => other.document.group === document.group && other.document.lang !== document.lang,
      );
      expect(toNames(document.data), file).toEqual(toNames(twin?.document.data ?? {}));
    }
  });
});

describe.each(FILES.map(({ file, document }) => [file, document.data] as const))(
  '%s',
  (_, data) => {
    it.each([
      ['without any fact', []],
      ['with all facts', NAMES],
    ])('has no mark and no gap %s', (_name, names) => {
      expect(listFlaws(fillContent(data, toValues(names)))).toEqual([]);
    });
  },
);
