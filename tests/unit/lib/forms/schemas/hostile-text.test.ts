import { describe, expect, it } from 'vitest';
import { contactForm } from '@/lib/forms/schemas/contact-form';
import { enterpriseForm } from '@/lib/forms/schemas/enterprise';
import { ENTERPRISE_DEFAULTS } from '@/lib/units/enterprise-package';

const code = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Control characters of both sets, bidirectional controls, and an unpaired surrogate. */
const HOSTILE = [
  ...['\u0000', '\u0001', '\u0008', '\u000b', '\u001b', '\u001f', '\u007f', '\u0085', '\u009b'],
  ...['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069', '\ud800', '\udc00'],
].map((character) => [code(character), character] as const);

const contact = (fields: Record<string, unknown>) =>
  contactForm.parse({
    ...{ name: 'Ada', email: 'ada@example.com', message: 'x'.repeat(15) },
    ...fields,
  });
const enterprise = (fields: Record<string, unknown>) =>
  enterpriseForm.parse({
    ...ENTERPRISE_DEFAULTS,
    ...{ companyName: 'E', email: 'a@b.c', telegram: '@e' },
    ...fields,
  });

describe.each(HOSTILE)('%s', (_, character) => {
  const text = `a${character}b`;

  it('is removed from every line', () => {
    expect(contact({ name: text, company: text, email: `${text}@c.d` })).toMatchObject({
      ...{ name: 'ab', company: 'ab', email: 'ab@c.d' },
    });
    expect(enterprise({ companyName: text, telegram: `@${text}` })).toMatchObject({
      ...{ companyName: 'ab', telegram: '@ab' },
    });
  });

  it('is removed from a message', () => {
    expect(contact({ message: `${text}${'x'.repeat(15)}` }).message).toBe(`ab${'x'.repeat(15)}`);
  });

  it('alone does not fill in a field', () => {
    expect(contactForm.safeParse({ name: character }).error?.issues[0]).toMatchObject({
      ...{ path: ['name'], message: 'inputEmpty' },
    });
  });
});

it.each(['\n', '\r\n', '\t', '\u2028', '\u2029', '\u00a0'])(
  '%j in a line becomes a space',
  (gap) => {
    expect(contact({ name: `Ada${gap}Bcc: a@b.c` }).name).toBe('Ada Bcc: a@b.c');
  },
);

it('a message keeps its lines and tabs, however lines are ended', () => {
  expect(contact({ message: 'first\r\nsecond\rthird\u2028\tfourth\u2029fifth' }).message).toBe(
    'first\nsecond\nthird\n\tfourth\nfifth',
  );
});

it('ordinary input is unchanged', () => {
  for (const name of ['王小明 🚀', 'Zoë O’Neil-Ångström', '👩‍💻', 'می‌خواهم', 'שלום']) {
    expect(contact({ name }).name).toBe(name);
  }
});
