/** Stands for this site; reserved, so that it is nobody's. */
const OWN_ORIGIN = 'http://own.invalid';

/** Browsers drop some of these before they read an address, and read a backslash as a slash. */
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/** A second slash, or a character that becomes one, or is dropped, once somebody decodes the path. */
const UNSAFE_PATH = /\/\/|%(?:25)*(?:[01][\da-f]|7f|5c|2f)/i;

/**
 * The path, query and hash that a target from outside names on this site, fit for a relative `Location`; the
 * fallback when it names another host or may be read so.
 */
export function toOwnPath(target: string | null | undefined, fallback = '/'): string {
  if (!target || UNSAFE.test(target) || !URL.canParse(target, OWN_ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(target, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !UNSAFE_PATH.test(pathname) ? pathname + search + hash : fallback;
}
