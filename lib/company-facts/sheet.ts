import { DEFAULT_LOCALE, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { EXPECTATIONS, isEmpty, isSound, toWords } from './kinds';
import { FACTS, type Fact } from './registry';

/** The company facts as editors filled them in, by language; a language may have no sheet. */
export type Sheets = Partial<Record<Locale, Record<string, unknown>>>;

/** Lists the languages in which a fact is filled in. */
const getLocales = ({ perLanguage }: Fact): readonly Locale[] =>
  perLanguage ? LOCALE_KEYS : [DEFAULT_LOCALE];

const getValue = (sheets: Sheets, fact: Fact, locale: Locale) =>
  sheets[fact.perLanguage ? locale : DEFAULT_LOCALE]?.[fact.name];

/** Returns the known facts in a language, by name. */
export function readFacts(sheets: Sheets, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const value = getValue(sheets, fact, locale);
      return isSound(fact.kind, value) ? [[fact.name, toWords(fact.kind, value, locale)]] : [];
    }),
  );
}

export type FactGap = { fact: Fact; locale: Locale; problem: string | null };

/** Lists missing and invalid facts; `problem` is null for an empty field. Optional facts are not listed as missing. */
export function listGaps(sheets: Sheets): FactGap[] {
  return FACTS.flatMap((fact) =>
    getLocales(fact).flatMap((locale): FactGap[] => {
      const value = getValue(sheets, fact, locale);
      if (isEmpty(value)) return fact.optional ? [] : [{ fact, locale, problem: null }];
      const problem = `must be ${EXPECTATIONS[fact.kind]}`;
      return isSound(fact.kind, value) ? [] : [{ fact, locale, problem }];
    }),
  );
}
