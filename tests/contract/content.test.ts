import { describe, expect, it } from 'vitest';
import { loadModels } from '@/embedded/content/load';
import { readPublished } from '@/embedded/content/published';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';
import { getVariables } from '@/lib/content/view';
import { DEFAULT_LOCALE, LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { getSection, isInternal, splitLocale } from '@/lib/site/paths';
import prismic from '@/prismic.config.json';
import sliceMachine from '@/slicemachine.config.json';
import { FILES, listObjects, listTexts } from './documents';

const { customTypes } = loadModels(process.cwd());
const languages = LOCALE_KEYS.map((key) => LOCALES[key].prismic);

/** Variables of a template beyond those of every document; its page fills them in. */
const OWN_VARIABLES: Record<string, string[]> = {
  node: ['chain', 'chainTitle', 'ticker', 'availability'],
  faucet: ['network', 'currency'],
};

const DOCUMENTS = FILES.map(({ file, document }) => [file, document] as const);
// The facts sheet is not a text, and may be empty.

/** The site's own redirects are in a file; documents of this type are for editors. */
const MAY_BE_NONE = new Set(['redirect']);

describe('the documents', () => {
  it('fit their models, all of them', () => {
    expect(readPublished(process.cwd(), CONTENT_LANGUAGES)).toHaveLength(FILES.length);
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
});
