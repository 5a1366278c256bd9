/** Represents this site; reserved, so that nobody owns it. */
const OWN_ORIGIN = 'http://own.invalid';

/** Browsers drop some of these before parsing a URL, and treat a backslash as a slash. */
const UNSAFE = /[\u0000-\u001f\u007f\\]/;

/** A second slash, or a character that is dropped or becomes a slash when the path is decoded. */
const UNSAFE_PATH = /\/\/|%(?:25)*(?:[01][\da-f]|7f|5c|2f)/i;

/**
 * Returns the path, query and hash of a target from outside, safe for a relative `Location`; the fallback if it names
 * another host or could be read as one.
 */
export function toOwnPath(target: string | null | undefined, fallback = '/'): string {
  if (!target || UNSAFE.test(target) || !URL.canParse(target, OWN_ORIGIN)) return fallback;
  const { origin, pathname, search, hash } = new URL(target, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !UNSAFE_PATH.test(pathname) ? pathname + search + hash : fallback;
}
