import { expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { getChainOptions } from '@/lib/forms/chain-options';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { contactForm } from '@/lib/forms/schemas/contact-form';

it.each(LOCALE_KEYS)('offers every chain in %s, and its Firehose if there is one', (locale) => {
  const options = getChainOptions(locale);
  const values = options.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values).toEqual(expect.arrayContaining(CHAIN_FACTS.map(({ key }) => key)));
  expect(values).toContain('eth-firehose');
  expect(values).not.toContain('ada-firehose');
});

it('offers nothing that the form would reject', () => {
  const selectedNodes = getChainOptions('en').map(({ value }) => value);
  const person = { name: 'Ada', email: 'a@b.c', message: 'x'.repeat(15) };
  expect(contactForm.safeParse({ ...person, subject: 'sales', selectedNodes }).success).toBe(true);
});
