import type { Locale } from '../../lib/i18n/locales';

/** True in `npm run test:all`, which runs whole matrices where `npm test` runs samples. */
export const isExhaustive = process.env.TEST_ALL === '1';

/** Returns the first of several similar cases for `npm test`; all of them for `test:all`. */
export const trySome = <T>(cases: readonly T[], count = 1): readonly T[] =>
  isExhaustive ? cases : cases.slice(0, count);

/** Whether to test in this language what is the same in each: `npm test` uses the sample language. */
export const isTried = (locale: Locale, sample: Locale | undefined) =>
  isExhaustive || locale === sample;
