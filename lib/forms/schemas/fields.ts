import * as z from 'zod/mini';
import type { FieldErrorKey } from '@/lib/i18n/form-messages';
import { toCleanText, toEmailAddress, toLine } from '@/lib/http/clean-text';
import { parseQuote } from '@/lib/quotes/quote-request';
import { CHAINS_MAX, EMAIL_MAX, LINE_MAX, MESSAGE_MAX, QUOTE_MAX } from '../limits';

/** Non-space characters, an at sign and a dot: the pattern of every email field on the site. */
function isEmail(value: string): boolean {
  const [name, host, ...rest] = value.split('@');
  if (!name || !host || rest.length > 0 || /\s/.test(value)) return false;
  // Not a single regular expression, which would try every combination of dots.
  const dot = host.indexOf('.', 1);
  return dot > 0 && dot < host.length - 1;
}

/** Each error is a message key; if a field has several, the first counts. */
export const fieldError = (key: FieldErrorKey) => key;

type Least = { min?: number; short?: FieldErrorKey };

/** A text that must not be blank, and in some forms has a minimum length. */
const required =
  (clean: (text: string) => string, max: number) =>
  (empty: FieldErrorKey, { min = 1, short = empty }: Least = {}) =>
    z
      .string(empty)
      .check(
        z.overwrite(clean),
        z.minLength(1, empty),
        z.minLength(min, short),
        z.maxLength(max, fieldError('tooLong')),
      );

const optional = (clean: (text: string) => string, max: number) =>
  z._default(
    z
      .string(fieldError('tooLong'))
      .check(z.overwrite(clean), z.maxLength(max, fieldError('tooLong'))),
    '',
  );

export const line = required(toLine, LINE_MAX);
export const optionalLine = optional(toLine, LINE_MAX);
/** Text with several lines. */
export const message = required(toCleanText, MESSAGE_MAX);
export const optionalMessage = optional(toCleanText, MESSAGE_MAX);

export const email = (empty: FieldErrorKey, invalid: FieldErrorKey) =>
  z
    .string(empty)
    .check(
      z.overwrite(toEmailAddress),
      z.minLength(1, empty),
      z.maxLength(EMAIL_MAX, { error: invalid, abort: true }),
      z.refine(isEmail, invalid),
    );

/** What the site's tools have passed on. Visitors do not type it, so anything wrong is dropped rather than reported. */
export const quote = z.catch(
  z.pipe(z.string().check(z.maxLength(QUOTE_MAX)), z.transform(parseQuote)),
  {},
);

/** A check box: a boolean, or the value that a plain form sends. */
export const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.literal(['on', ''])], fieldError('choose')),
    z.transform((value) => value === true || value === 'on'),
  ),
  false,
);

const CHAIN_KEY = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** A plain form sends a single chosen chain as text, and omits the field if there is none. */
export const chains = z._default(
  z.pipe(
    z.union([z.string(), z.array(z.string())], fieldError('chooseChain')),
    z.pipe(
      z.transform((value: string | string[]) => [...new Set([value].flat())].filter(Boolean)),
      z
        .array(z.string().check(z.regex(CHAIN_KEY, fieldError('chooseChain'))))
        .check(z.maxLength(CHAINS_MAX, fieldError('tooLong'))),
    ),
  ),
  [],
);
