import { KEY_IN } from '@/lib/samples/literals';
import type { SampleLanguage } from '@/lib/samples/types';

/** Shows where a key stands without showing it. */
const SHOWN_CHARS = 4;

/** Where each language reads the key from the environment, and what stands there once it is known. */
const PLACES: Record<SampleLanguage, readonly [place: string, toText: (key: string) => string]> = {
  curl: [KEY_IN.shell, String],
  javascript: [`\${${KEY_IN.javascript}}`, String],
  python: ["{os.environ['KEY']}", String],
  go: ['os.Getenv("KEY")', (key) => `"${key}"`],
};

/** True for what cannot end a quoted text or begin a command in any of the languages. */
export const isKey = (text: string): boolean => /^[\w-]{1,200}$/.test(text);

/** A key of which only the last signs can be read. */
export const maskKey = (key: string): string => `••••${key.slice(-SHOWN_CHARS)}`;

/** A request with the key in the place where it reads one. @param key must be one by `isKey`, or a masked one. */
export function insertKey(code: string, language: SampleLanguage, key: string): string {
  const [place, toText] = PLACES[language];
  return code.replaceAll(place, () => toText(key));
}
