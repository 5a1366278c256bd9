import { KEY_IN } from '@/lib/samples/literals';
import type { SampleLanguage } from '@/lib/samples/types';

/** How many characters of a masked key stay visible. */
const SHOWN_CHARS = 4;

/** The environment lookup that each language uses for the key, and the literal that replaces it. */
const PLACES: Record<SampleLanguage, readonly [place: string, toText: (key: string) => string]> = {
  curl: [KEY_IN.shell, String],
  javascript: [`\${${KEY_IN.javascript}}`, String],
  python: ["{os.environ['KEY']}", String],
  go: ['os.Getenv("KEY")', (key) => `"${key}"`],
};

/** True if the text cannot end a string or begin a command in any of the languages. */
export const isKey = (text: string): boolean => /^[\w-]{1,200}$/.test(text);

/** Masks all but the last characters of a key. */
export const maskKey = (key: string): string => `••••${key.slice(-SHOWN_CHARS)}`;

/**
 * Inserts the key where the request reads it from the environment.
 * @param key must pass `isKey`, or be masked
 */
export function insertKey(code: string, language: SampleLanguage, key: string): string {
  const [place, toText] = PLACES[language];
  return code.replaceAll(place, () => toText(key));
}
