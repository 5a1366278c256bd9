import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import type { SiteCopy } from '../../tests/support/site-copy';
import { readSiteBuild } from '../bench/builds';
import { watchMemory } from './memory';

const MODEL = 'dedicated-nodes';

/** Adds as many documents, half of them in each language, each a copy of a page that has ten sections. */
function addDocuments(root: string, count: number) {
  for (const locale of LOCALE_KEYS) {
    const lang = LOCALES[locale].prismic;
    const folder = path.join(root, 'content', 'page');
    const text = readFileSync(path.join(folder, `${MODEL}.${lang}.json`), 'utf8');
    const model = JSON.parse(text) as Record<string, unknown>;
    for (let index = 0; index < count / LOCALE_KEYS.length; index += 1) {
      const uid = `grown-${index}`;
      const page = { ...model, id: `${uid}-${lang}`, uid, group: uid };
      writeFileSync(path.join(folder, `${uid}.${lang}.json`), JSON.stringify(page));
    }
  }
}

async function measureBuild(copy: SiteCopy) {
  const began = performance.now();
  const { result, peakBytes } = await watchMemory(copy.root, () => copy.build({}));
  const seconds = (performance.now() - began) / 1000;
  if (result.status !== 0) throw new Error(result.output);
  return { seconds, pages: readSiteBuild(copy.root).pages, peakBytes };
}

/** Prints what a build costs before and after documents are added. */
export async function benchDocuments(copy: SiteCopy, count: number) {
  const before = await measureBuild(copy);
  addDocuments(copy.root, count);
  const after = await measureBuild(copy);
  for (const [name, build] of Object.entries({ 'as it is': before, [`+ ${count}`]: after })) {
    const { seconds, pages, peakBytes } = build;
    const perPage = ((seconds / pages) * 1000).toFixed(0);
    console.log(
      `documents ${name.padEnd(8)}  ${pages} pages  ${seconds.toFixed(0)} s  ${perPage} ms a page  ${(peakBytes / 2 ** 20).toFixed(0)} MiB`,
    );
  }
  console.log(
    `pages × ${(after.pages / before.pages).toFixed(2)}, time × ${(after.seconds / before.seconds).toFixed(2)}`,
  );
}
