import type { Locale } from '../../lib/i18n/locales';

/** True in `npm run test:all`, which tries whole matrices where `npm test` tries samples. */
export const isExhaustive = process.env.TEST_ALL === '1';

/** The first of cases that are alike, which `npm test` takes for all; `test:all` tries each. */
export const trySome = <T>(cases: readonly T[], count = 1): readonly T[] =>
  isExhaustive ? cases : cases.slice(0, count);

/** Whether to try in this language what is the same in each: `npm test` takes the language that is its sample. */
export const isTried = (locale: Locale, sample: Locale | undefined) =>
  isExhaustive || locale === sample;
