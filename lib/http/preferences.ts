/** More than any client lists. */
const MAX_PREFERENCES = 50;

type Preference = { name: string; quality: number };

function toPreference(part: string): Preference {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const quality = parameters.find((word) => word.startsWith('q='))?.slice(2);
  return { name, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/** Parses an `Accept` or `Accept-Encoding` header, in order; a quality that is not a number counts as 0. */
export const parsePreferences = (header: string | null | undefined): Preference[] =>
  (header ?? '').split(',', MAX_PREFERENCES).map(toPreference);
