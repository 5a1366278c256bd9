import { expect, it } from 'vitest';
import { contactForm } from '@/lib/forms/schemas/contact-form';

/** A control character of each set, bidirectional controls, and an unpaired surrogate. */
const HOSTILE = ['\u0000', '\u001b', '\u009b', '\u200f', '\u202e', '\u2069', '\ud800'];

const contact = (fields: Record<string, unknown>) =>
  contactForm.parse({
    ...{ name: 'Ada', email: 'ada@example.com', message: 'x'.repeat(15) },
    ...fields,
  });
it.each(HOSTILE)('%j is removed from every text, and alone fills in no field', (character) => {
  const text = `a${character}b`;
  const message = `${text}${'x'.repeat(15)}`;
  expect(contact({ name: text, company: text, email: `${text}@c.d`, message })).toMatchObject({
    ...{ name: 'ab', company: 'ab', email: 'ab@c.d', message: `ab${'x'.repeat(15)}` },
  });
  expect(contactForm.safeParse({ name: character }).error?.issues[0]).toMatchObject({
    ...{ path: ['name'], message: 'inputEmpty' },
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
