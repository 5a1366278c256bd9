import type { SampleLanguage } from './types';

/** What the languages of samples are called, in the order in which they show. */
export const LANGUAGE_NAMES: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
};

export const SAMPLE_LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly SampleLanguage[];
