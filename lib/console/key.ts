import type { SampleLanguage } from '@/lib/samples/types';

/** How many characters of a masked key stay visible. */
const SHOWN_CHARS = 4;

/** How each language reads a variable, and the literal that replaces it. */
const PLACES: Record<
  SampleLanguage,
  readonly [toPlace: (variable: string) => string, toText: (value: string) => string]
> = {
  curl: [(name) => `$${name}`, String],
  javascript: [(name) => `\${process.env.${name}}`, String],
  python: [(name) => `{os.environ['${name}']}`, String],
  go: [(name) => `os.Getenv("${name}")`, (value) => `"${value}"`],
};

/** True if the text cannot end a string or begin a command in any of the languages. */
export const isKey = (text: string): boolean => /^[\w-]{1,200}$/.test(text);

/** The same for an endpoint that is an opaque URL. */
export const isEndpointUrl = (text: string): boolean =>
  /^(?:https|wss):\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[\w.~-]+)+\/?$/i.test(text) && text.length <= 300;

/** Masks all but the last characters of a key, and the path of a URL, which has the key. */
export function maskKey(key: string): string {
  const origin = isEndpointUrl(key) ? `${new URL(key).origin}/` : '';
  return `${origin}••••${key.replace(/\/$/, '').slice(-SHOWN_CHARS)}`;
}

/**
 * Inserts the key, or the URL, where the request reads it from the environment.
 * @param value must pass `isKey` or `isEndpointUrl`, or be masked
 */
export function insertKey(
  code: string,
  language: SampleLanguage,
  value: string,
  variable = 'KEY',
): string {
  const [toPlace, toText] = PLACES[language];
  return code.replaceAll(toPlace(variable), () => toText(value.replace(/\/$/, '')));
}
