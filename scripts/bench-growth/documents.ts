import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, LOCALE_KEYS } from '../../lib/i18n/locales';
import type { SiteCopy } from '../../tests/support/site-copy';
import { readSiteBuild } from '../bench/builds';
import { watchMemory } from './memory';

const MODEL = 'dedicated-nodes';

/** Sets the number of added documents, half of them in each language, each a copy of a page with ten sections. */
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

type Build = Awaited<ReturnType<typeof measureBuild>>;

const ratio = (value: number, base: number) => `× ${(value / base).toFixed(2)}`;

function print(name: string, { seconds, pages, peakBytes }: Build, first: Build) {
  const cells = [
    `documents ${name.padEnd(8)}`,
    `${pages} pages (${ratio(pages, first.pages)})`,
    `${seconds.toFixed(0)} s (${ratio(seconds, first.seconds)})`,
    `${((seconds / pages) * 1000).toFixed(0)} ms a page`,
    `${(peakBytes / 2 ** 20).toFixed(0)} MiB`,
  ];
  console.log(cells.join('  '));
}

/** Prints the cost of a build as it is, and with each of these numbers of documents added. */
export async function benchDocuments(copy: SiteCopy, counts: readonly number[]) {
  const first = await measureBuild(copy);
  print('as it is', first, first);
  for (const count of counts) {
    addDocuments(copy.root, count);
    print(`+ ${count}`, await measureBuild(copy), first);
  }
}
