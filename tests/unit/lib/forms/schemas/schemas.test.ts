import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { getFormMessages } from '@/lib/i18n/form-messages';
import { ENTERPRISE_DEFAULTS, toCuAmount } from '@/lib/units/enterprise-package';
import { contactForm } from '@/lib/forms/schemas/contact-form';
import { enterpriseForm } from '@/lib/forms/schemas/enterprise';
import { contactModal, errorReport, subscribeForm } from '@/lib/forms/schemas/short-forms';

const { fieldErrors } = getFormMessages('en');

/** Returns the fields' English errors in the order of the checks; for several errors in a field, the first. */
function getFaults(schema: z.ZodMiniType, values: unknown): [string, string][] {
  const found = new Map<string, string>();
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0]);
    if (!found.has(field)) found.set(field, fieldErrors[message as keyof typeof fieldErrors]);
  }
  return [...found];
}

const PERSON = { name: 'Ada', email: 'a@b.c' };

it('the contact modal words its faults', () => {
  expect(getFaults(contactModal, { name: ' ', email: '', message: '' })).toEqual([
    ['name', 'Enter your full name'],
    ['email', 'Enter an email address'],
    ['message', 'Enter your message'],
  ]);
  expect(getFaults(contactModal, { ...PERSON, email: 'a@b', message: 'x' })).toEqual([
    ['email', 'Incorrect Email Address'],
  ]);
  expect(getFaults(contactModal, { ...PERSON, message: 'x' })).toEqual([]);
});

describe('the contact form', () => {
  const sound = { ...PERSON, subject: 'sales', selectedNodes: ['eth'], message: 'x'.repeat(15) };

  it('words its faults, all at once', () => {
    const blank = { subject: 'sales', name: '', email: '', message: '', selectedNodes: [] };
    expect(new Map(getFaults(contactForm, blank))).toEqual(
      new Map([
        ['name', 'Input is empty'],
        ['email', 'Input is empty'],
        ['message', 'Input is empty'],
        ['selectedNodes', 'Choose at least one chain'],
      ]),
    );
    expect(getFaults(contactForm, { ...sound, email: 'x' })).toEqual([
      ['email', 'Email is invalid'],
    ]);
  });

  it('requires a message of 15 to 300 characters', () => {
    const toLengths = (length: number) =>
      getFaults(contactForm, { ...sound, message: 'x'.repeat(length) });
    expect(toLengths(14)).toEqual([['message', 'Write at least 15 characters']]);
    expect([15, 300].flatMap(toLengths)).toEqual([]);
    expect(toLengths(301)).toEqual([['message', fieldErrors.tooLong]]);
  });

  it.each(['support', 'partnership'])('requires no chain for %s', (subject) => {
    expect(getFaults(contactForm, { ...sound, subject, selectedNodes: [] })).toEqual([]);
  });
});

describe('the enterprise request', () => {
  const sound = { ...ENTERPRISE_DEFAULTS, companyName: 'E', email: 'a@b.c', telegram: '@e' };

  it('asks for company, address and messenger, in this order', () => {
    const blank = { ...sound, companyName: '', email: '', telegram: ' ' };
    const empty = 'This field can not be empty';
    expect(getFaults(enterpriseForm, blank)).toEqual([
      ['companyName', empty],
      ['email', empty],
      ['telegram', empty],
    ]);
    expect(getFaults(enterpriseForm, { ...sound, email: 'x' })).toEqual([
      ['email', 'Email is not valid'],
    ]);
  });

  it.each([
    ['400', 200],
    ['600', 300],
    ['800', 400],
    ['custom', 500],
  ] as const)('caps the units at rate %s to %i billion', (rps, billions) => {
    const max = String(billions * 1e9);
    expect(getFaults(enterpriseForm, { ...sound, rps, cuAmount: max })).toEqual([]);
    expect(getFaults(enterpriseForm, { ...sound, rps, cuAmount: `${max}0` })).toHaveLength(1);
    expect(toCuAmount(`${max}0`, rps)).toBe(max);
  });

  it('accepts only digits as an amount, without spaces', () => {
    expect(toCuAmount(' 1 000a,5 ', '400')).toBe('10005');
    expect(toCuAmount('abc', '400')).toBe('');
    expect(getFaults(enterpriseForm, { ...sound, cuAmount: '1e9' })).toEqual([
      ['cuAmount', fieldErrors.digitsOnly],
    ]);
  });
});

it('the subscription words its faults', () => {
  expect(getFaults(subscribeForm, { email: ' ' })).toEqual([['email', 'Input is empty']]);
  for (const email of ['ann', 'ann@', '@b.c', 'ann@b', 'a b@c.d', 'a@b@c.d', 'a@b .c', 'a@.']) {
    expect(getFaults(subscribeForm, { email })).toEqual([['email', 'Incorrect email address']]);
  }
  for (const email of ['a@b.c', ' ann+news@mail.example.org ', '安@例子.中国']) {
    expect(getFaults(subscribeForm, { email })).toEqual([]);
  }
});

it('the error report requires 4 characters of name and 15 of message', () => {
  const message = 'x'.repeat(15);
  expect(getFaults(errorReport, { ...PERSON, message })).toHaveLength(1);
  expect(getFaults(errorReport, { ...PERSON, name: 'Adam', message: 'short' })).toHaveLength(1);
  expect(getFaults(errorReport, { ...PERSON, name: 'Adam', message })).toEqual([]);
});

it.each([
  'alice@example.com\u200b',
  'alice＠example。com',
  'ａｌｉｃｅ@example.com',
  'mailto:alice@example.com',
  'Alice <alice@example.com>',
  ' "alice@example.com". ',
])('reads the address in %j', (email) => {
  expect(subscribeForm.parse({ email })).toEqual({ email: 'alice@example.com' });
});

it.each(['\u200b', '\u3164', '\u2800 \u00ad'])('what looks blank is blank: %j', (blank) => {
  const values = { name: blank, email: blank, message: blank };
  expect(getFaults(contactModal, values).map(([field]) => field)).toEqual(Object.keys(values));
});

it('keeps the joiners inside words and emoji', () => {
  const name = 'می‌خواهم 👩‍💻';
  expect(contactModal.parse({ ...PERSON, name, message: 'x' }).name).toBe(name);
});
