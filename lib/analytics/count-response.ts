import { z } from 'zod';
import { parseJson, readBody } from '@/lib/http/body';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocale } from '@/lib/site/paths';
import { SEARCH_PATH, toQuery } from '@/lib/site/search-query';
import { MAX_EVENTS, type CountedEvent } from './events';
import { countEvents } from '.';

const MAX_BODY_BYTES = 16 * 1024;
/** Counted instead of an unknown path, which may contain anything. */
const MISSING = 'missing';
/** Whose query selects what they show. */
const PATHS_WITH_QUERY = [SEARCH_PATH, '/nodes/compare/'];

const beacon = z.object({
  path: z.string().startsWith('/').max(300),
  events: z
    .array(
      z.object({
        name: z.enum(['page', 'search-miss', 'form-start', 'estimate', 'import']),
        subject: z.string().max(300).default(''),
      }),
    )
    .max(MAX_EVENTS),
});

type Beacon = z.output<typeof beacon>;

/** What the site has, to which the reports of browsers are compared. */
export type KnownSubjects = {
  hasPage: (locale: Locale, path: string) => boolean;
  forms: readonly string[];
};

/**
 * Returns searched words for the owner to read, in lower case; null for anything that may be an email address, a key or
 * an account: such words are not kept.
 */
export function toSearchedWords(text: string): string | null {
  const words = toQuery(text).toLowerCase();
  const isPlain = words.length <= 40 && /^[\p{L}\p{N} ._-]+$/u.test(words);
  const isSecret = words.split(' ').some((word) => word.length > 24 || /^0x|\d{7}/.test(word));
  return isPlain && !isSecret ? words : null;
}

function toEvents({ path: given, events }: Beacon, known: KnownSubjects): CountedEvent[] {
  const { locale, path } = splitLocale(given);
  const isPage = PATHS_WITH_QUERY.includes(path) || known.hasPage(locale, path);
  const toSubject = ({ name, subject }: Beacon['events'][number]): string | null => {
    if (name === 'page') return isPage ? path : MISSING;
    if (name === 'search-miss') return toSearchedWords(subject);
    if (name === 'form-start') return known.forms.includes(subject) ? subject : null;
    return name === 'estimate' ? 'calculator' : '';
  };
  return events.flatMap((event) => {
    const subject = toSubject(event);
    return subject === null ? [] : { name: event.name, subject, locale };
  });
}

/** Counts what a browser reports of one page: responds with 204, 403 to other sites, or 400 to anything else. */
export async function getCountResponse(request: Request, known: KnownSubjects): Promise<Response> {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return new Response(null, { status: 403 });
  const body = await readBody(request, { maxBytes: MAX_BODY_BYTES });
  const report = typeof body === 'string' ? null : beacon.safeParse(parseJson(body));
  if (!report?.success) return new Response(null, { status: 400 });
  await countEvents(toEvents(report.data, known));
  return new Response(null, { status: 204 });
}
