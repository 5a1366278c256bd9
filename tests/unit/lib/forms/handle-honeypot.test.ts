import { beforeEach, describe, expect, it } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { SOUND, makeForms } from '../../../support/form-post';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

describe('the honeypot', () => {
  it.each([
    ['a text', 'x'],
    ['a blank', ' '],
    ['a null byte', '\u0000'],
    ['a line break', '\n'],
    ['a text of over 4,096 characters', 'x'.repeat(5000)],
    ['a list', ['x']],
    ['an empty list', []],
    ['an object', {}],
    ['zero', 0],
    ['false', false],
    ['null', null],
  ])('with %s in it is refused', async (_, value) => {
    const fields = { ...SOUND.message, [EXTRA_FIELDS.honeypot]: value };
    expect((await forms.post('message', fields)).status).toBe(403);
    expect(forms.leads).toEqual([]);
  });

  it.each([
    ['missing', {}],
    ['empty', { [EXTRA_FIELDS.honeypot]: '' }],
  ])('that is %s passes', async (_, fields) => {
    expect((await forms.post('message', { ...SOUND.message, ...fields })).status).toBe(200);
  });

  it.each([
    ['filled in', ['x']],
    ['sent twice, the second filled in', ['', 'x']],
    ['sent twice', ['', '']],
  ])('of a plain form, %s, is refused', async (_, values) => {
    const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.com', message: 'Hello' });
    for (const value of values) body.append(EXTRA_FIELDS.honeypot, value);
    const response = await forms.send('message', { headers: { accept: 'text/html' }, body });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('You seem to be making too many requests');
    expect(forms.leads).toEqual([]);
  });

  it('of a plain form with a file is rejected', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(SOUND.message)) body.set(name, String(value));
    body.set(EXTRA_FIELDS.honeypot, new File(['x'], 'a.txt'));
    expect((await forms.send('message', { body })).status).toBe(403);
  });
});
