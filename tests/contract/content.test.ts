import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { loadModels } from '@/embedded/content/load';
import { readPublished } from '@/embedded/content/published';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';
import { getVariables } from '@/lib/content/view';
import { DEFAULT_LOCALE, LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { getSection, isInternal, splitLocale } from '@/lib/site/paths';
import prismic from '@/prismic.config.json';
import sliceMachine from '@/slicemachine.config.json';
import { FILES, getTwin, listCode, listObjects, listTexts } from './documents';

const { customTypes } = loadModels(process.cwd());
const languages = LOCALE_KEYS.map((key) => LOCALES[key].prismic);

/** Variables of a template beyond those of every document; its page fills them in. */
const OWN_VARIABLES: Record<string, string[]> = {
  node: ['chain', 'chainTitle', 'ticker', 'availability'],
  faucet: ['network', 'currency'],
};
/** Proper names, which are the same in every language. */
const NAMES = new Set(CHAIN_FACTS.map(({ name }) => name));
const MASTER = LOCALES[DEFAULT_LOCALE].prismic;

const DOCUMENTS = FILES.map(({ file, document }) => [file, document] as const);
// The facts sheet is not a text, and may be empty.
const TRANSLATIONS = DOCUMENTS.filter(
  ([, { lang, type }]) => lang !== MASTER && type !== 'company_facts',
);

const isTranslatable = (text: string) =>
  text.length > 12 &&
  text.includes(' ') &&
  /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')) &&
  !NAMES.has(text);

/** The site's own redirects are in a file; documents of this type are for editors. */
const MAY_BE_NONE = new Set(['redirect']);

describe('the documents', () => {
  it('fit their models, all of them', () => {
    expect(readPublished(process.cwd(), CONTENT_LANGUAGES)).toHaveLength(FILES.length);
  });

  it('exist in every language', () => {
    for (const { document, file } of FILES) {
      const group = FILES.filter((other) => other.document.group === document.group);
      const own = group.map((other) => other.document.lang).sort();
      expect(own, file).toEqual([...languages].sort());
    }
  });

  it.each(customTypes)('of type $id exist, one per language if the type is single', (model) => {
    for (const lang of languages) {
      const own = FILES.filter(
        ({ document }) => document.type === model.id && document.lang === lang,
      );
      if (!MAY_BE_NONE.has(model.id)) expect(own.length, lang).toBeGreaterThan(0);
      if (!model.repeatable) expect(own).toHaveLength(1);
    }
  });

  it.each(customTypes.filter(({ format }) => format === 'page'))(
    'of the type $id have an address in every language',
    ({ id }) => {
      // A document with its own URL has one in every language.
      const routes = prismic.routes.filter(({ type }) => type === id);
      const uids = new Set(routes.map((route) => ('uid' in route ? route.uid : undefined)));
      for (const uid of [undefined, ...uids]) {
        const own = routes.filter((route) => ('uid' in route ? route.uid : undefined) === uid);
        expect(own.map(({ lang }) => lang).sort(), uid).toEqual([...languages].sort());
      }
    },
  );
});

describe.each(TRANSLATIONS)('%s', (_, document) => {
  it('is fully translated, except for code and names', () => {
    const twin = getTwin(document);
    const english = new Set(twin ? listTexts(twin.data).map(({ text }) => text) : []);
    const code = listCode(document.data);
    expect(english.size).toBeGreaterThan(0);
    const left = listTexts(document.data).filter(
      ({ text }) => english.has(text) && isTranslatable(text) && !code.has(text),
    );
    expect(left).toEqual([]);
  });
});

/** Variables that every text may use; read once for all documents. */
const VARIABLES = getVariables(DEFAULT_LOCALE).then(Object.keys);

describe.each(DOCUMENTS)('%s', (_, document) => {
  const { data } = document;

  it('uses only variables that can be filled in', async () => {
    const known = await VARIABLES;
    const all = new Set([...known, ...(OWN_VARIABLES[document.type] ?? [])]);
    expect(known).toContain('brand');
    // A name after a dollar sign is a variable of the shell or a tool.
    const unknown = listTexts(data).flatMap(({ field, text }) =>
      [...text.matchAll(/(?<!\$)\{(\w+)\}/g)]
        .filter(([, name = '']) => !all.has(name))
        .map(([asked]) => ({ field, asked })),
    );
    expect(unknown).toEqual([]);
  });

  it('links within the site by paths of the default language that begin with a slash', () => {
    const links = listObjects(data).filter(({ value }) => value.link_type === 'Web');
    for (const { field, value } of links) {
      const url = String(value.url);
      if (/^(?:https:\/\/|mailto:|tel:)/.test(url)) continue;
      expect(isInternal(url), `${field} ${url}`).toBe(true);
      expect(splitLocale(url).locale, `${field} ${url}`).toBe(DEFAULT_LOCALE);
      expect(getSection(url), `${field} ${url}`).not.toBe(DEFAULT_LOCALE);
    }
  });

  it('links to documents of its own language', () => {
    const links = listObjects(data).filter(({ value }) => value.link_type === 'Document');
    for (const { field, value } of links) {
      const target = FILES.find((other) => other.document.id === value.id);
      expect(target?.document.lang, field).toBe(document.lang);
    }
  });

  it('skips no rank of heading', () => {
    const headings = listObjects(data).flatMap(({ field, value }) => {
      const [, rank] = /^heading([1-6])$/.exec(String(value.type)) ?? [];
      return rank ? [{ field, rank: Number(rank) }] : [];
    });
    // A template without its own heading comes below the page's heading.
    const skips = headings.filter(({ rank }, index) => rank > (headings[index - 1]?.rank ?? 1) + 1);
    expect(skips).toEqual([]);
    expect(headings.filter(({ rank }) => rank === 1).length).toBeLessThanOrEqual(1);
  });

  it('has alternative text for each picture', () => {
    const pictures = listObjects(data).filter(({ value }) => 'dimensions' in value);
    for (const { field, value } of pictures) {
      expect(value.alt, field).toEqual(expect.stringMatching(/\S/));
    }
  });

  it('has no text that is blank or padded with spaces', () => {
    for (const { field, text } of listTexts(data)) {
      expect(text, field).not.toBe('');
      expect(text, field).toBe(text.trim());
    }
  });
});

describe('the settings of the two tools', () => {
  it('name the same repository and the same libraries', () => {
    expect(sliceMachine.repositoryName).toBe(prismic.repositoryName);
    expect(sliceMachine.libraries).toEqual(prismic.libraries);
  });

  it('name a repository as the vendor allows', () => {
    expect(prismic.repositoryName).toMatch(/^[a-z0-9][-a-z0-9]{2,}[a-z0-9]$/i);
  });
});

it('documents have distinct publication times, so that their order is meaningful', () => {
  const dates = FILES.map(({ document }) => document.first_publication_date);
  expect(new Set(dates).size).toBeGreaterThan(dates.length / 2);
});
