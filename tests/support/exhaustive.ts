import type { Locale } from '../../lib/i18n/locales';

/** True in `npm run test:all`, which tries whole matrices where `npm test` tries samples. */
export const isExhaustive = process.env.TEST_ALL === '1';

/** Whether to try in this language what is the same in each: `npm test` takes the language that is its sample. */
export const isTried = (locale: Locale, sample: Locale | undefined) =>
  isExhaustive || locale === sample;
