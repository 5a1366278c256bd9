import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import type { RenderedReport } from './check-rendered';
import type { Figures } from './figures';

const SHOWN_PAGES = 3;
const HEADS = {
  en: 'English: words, words per sentence, Flesch reading ease (60 and more is plain English)',
  cn: 'Chinese: characters, characters per sentence',
};

const toLine = (page: Figures) =>
  [
    localizePath(page.path, page.locale).padEnd(48),
    String(page.words).padStart(6),
    page.perSentence.toFixed(1).padStart(6),
    ...(page.locale === 'en' ? [page.ease.toFixed(1).padStart(6)] : []),
  ].join(' ');

/** Prints each page's readability, then the problems; true if there are none. */
export function printRendered({ findings, figures }: RenderedReport): boolean {
  for (const locale of LOCALE_KEYS) {
    console.log(`\n${HEADS[locale]}`);
    for (const page of figures) if (page.locale === locale) console.log(toLine(page));
  }
  for (const { pages, problem, text } of findings) {
    const shown = pages.slice(0, SHOWN_PAGES).join(' ');
    const more = pages.length > SHOWN_PAGES ? ` and ${pages.length - SHOWN_PAGES} more` : '';
    console.error(`${shown}${more}: ${problem}: ${text}`);
  }
  console.log(`\n${figures.length} pages read, ${findings.length} findings`);
  return findings.length === 0;
}
