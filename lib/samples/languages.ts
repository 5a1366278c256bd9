import type { SampleLanguage } from './types';

/** Display names of the sample languages, in order. */
export const LANGUAGE_NAMES: Readonly<Record<SampleLanguage, string>> = {
  curl: 'curl',
  javascript: 'JavaScript',
  python: 'Python',
  go: 'Go',
};

export const SAMPLE_LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly SampleLanguage[];
