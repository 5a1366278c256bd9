import { z } from 'zod';

export const url = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
/** A URL for a response header, where quotes, commas and semicolons have a meaning. */
export const headerUrl = url.regex(
  /^[^\s"';,]+$/,
  'must have no spaces, quotes, commas or semicolons',
);
/** Without the slashes, the URL has no host, and the rest may be a password. */
export const smtpUrl = z
  .string()
  .trim()
  .refine(
    (value) => /^smtps?:\/\//i.test(value) && URL.canParse(value),
    'must be an smtp:// address',
  );
export const text = z.string().trim().min(1);
/** A variable that is set but empty, as in an unfilled line of .env, counts as absent. */
const blankAsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess(blankAsAbsent, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => blankAsAbsent(value) ?? fallback, schema);

/** Part of a host name, so lower case. */
export const repositoryName = text
  .regex(
    /^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/,
    'needs at least 4 letters, digits or hyphens, with a letter or digit at both ends',
  )
  .toLowerCase();

export const origins = text.regex(
  /^\s*(https?|wss?):\/\/[^\s/,]+(\s*,\s*(https?|wss?):\/\/[^\s/,]+)*\s*$/,
  'must be origins such as https://a.example, separated by commas',
);

const PATH_NAMES = ['nodes', 'plans', 'unitChains', 'unitMethods', 'limits'] as const;
const path = text.regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'must be paths without a slash in front');

/** Paths of calls by name: `nodes=protocols, plans=pricing`. */
export const paths = text
  .transform((list) => Object.fromEntries(list.split(',').map((pair) => pair.trim().split('='))))
  .pipe(
    z.partialRecord(z.enum(PATH_NAMES), path, {
      error: `must be pairs such as nodes=protocols, of ${PATH_NAMES.join(', ')}`,
    }),
  );

export const count = (least: number) => z.coerce.number('must be a number').int().min(least);

const MAX_MS = 86_400_000;

/** A duration in milliseconds. Timers longer than about 24 days fire at once. */
export const duration = (least = 1) => count(least).max(MAX_MS, `must be at most ${MAX_MS}, a day`);

export const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');

/** Digits only: JavaScript would parse `1e3` as a number. */
export const port = z
  .string()
  .trim()
  .regex(/^\d+$/, 'must be a number')
  .transform(Number)
  .pipe(z.number().int().min(1).max(65535));

/** The name of a cookie, as RFC 6265 allows it. */
export const cookieName = z
  .string()
  .regex(/^[\w!#$%&'*+.^`|~-]{1,100}$/, 'must be the name of a cookie');
