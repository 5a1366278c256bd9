import { DEFAULT_LOCALE, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { EXPECTATIONS, isEmpty, isSound, toWords } from './kinds';
import { FACTS, type Fact } from './registry';

/** The company's facts as editors filled them in, by language; a language without a sheet has none. */
export type Sheets = Partial<Record<Locale, Record<string, unknown>>>;

/** The languages in which a fact is filled in. */
const getLocales = ({ perLanguage }: Fact): readonly Locale[] =>
  perLanguage ? LOCALE_KEYS : [DEFAULT_LOCALE];

const getValue = (sheets: Sheets, fact: Fact, locale: Locale) =>
  sheets[fact.perLanguage ? locale : DEFAULT_LOCALE]?.[fact.name];

/** The known facts in the words of a language, by name. */
export function readFacts(sheets: Sheets, locale: Locale): Record<string, string> {
  return Object.fromEntries(
    FACTS.flatMap((fact) => {
      const value = getValue(sheets, fact, locale);
      return isSound(fact.kind, value) ? [[fact.name, toWords(fact.kind, value, locale)]] : [];
    }),
  );
}

export type FactGap = { fact: Fact; locale: Locale; problem: string | null };

/** What is missing or wrong; `problem` is null where nothing was filled in. An optional fact may be missing for good. */
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
