import * as z from 'zod/mini';
import type { FaultKey } from '@/lib/i18n/form-words';
import { isEmail } from '../email';
import { EMAIL_MAX, LINE_MAX, MESSAGE_MAX } from '../limits';

// Characters that no keyboard types into a field; some stores refuse them, and mail headers break at others.
const INVISIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const toLine = (text: string) => text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
const toText = (text: string) => text.replace(INVISIBLE, '').replace(/\r\n?/g, '\n').trim();

/** Each fault is the key of its words; of several in one field the first counts. */
export const fault = (key: FaultKey) => key;

/** One line of text that must not be blank. */
export const line = (empty: FaultKey, { min = 1, short = empty } = {}) =>
  z
    .string(empty)
    .check(
      z.overwrite(toLine),
      z.minLength(1, empty),
      z.minLength(min, short),
      z.maxLength(LINE_MAX, fault('tooLong')),
    );

export const optionalLine = z._default(
  z.string(fault('tooLong')).check(z.overwrite(toLine), z.maxLength(LINE_MAX, fault('tooLong'))),
  '',
);

export const email = (empty: FaultKey, invalid: FaultKey) =>
  z
    .string(empty)
    .check(
      z.overwrite(toLine),
      z.minLength(1, empty),
      z.maxLength(EMAIL_MAX, invalid),
      z.refine(isEmail, invalid),
    );

/** Several lines of text that must not be blank. */
export const message = (empty: FaultKey, { min = 1, short = empty } = {}) =>
  z
    .string(empty)
    .check(
      z.overwrite(toText),
      z.minLength(1, empty),
      z.minLength(min, short),
      z.maxLength(MESSAGE_MAX, fault('tooLong')),
    );

export const optionalMessage = z._default(
  z.string(fault('tooLong')).check(z.overwrite(toText), z.maxLength(MESSAGE_MAX, fault('tooLong'))),
  '',
);

/** A check box: a boolean, or as a plain form sends it. */
export const flag = z._default(
  z.pipe(
    z.union([z.boolean(), z.literal(['on', ''])], fault('choose')),
    z.transform((value) => value === true || value === 'on'),
  ),
  false,
);
