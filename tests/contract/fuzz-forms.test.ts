import fc, { type Arbitrary } from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from '../support/fuzz';
import { KINDS, SOUND, makeForms } from '../support/form-post';

const RUNS = 2000;

const messages = fc.oneof(
  fc.string({ maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      '\r\nbcc: a@b.example',
      '\u202e',
      '<script>alert(1)</script>',
      '__proto__',
    ],
    ...["'; DROP TABLE leads; --", '{{7*7}}', '=cmd|calc', '1e309', '-1', 'NaN', 'a@b', 'a@b.c'],
  ),
);
const anything: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: messages },
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(messages, { maxLength: 300 }),
);

const input = fc.constantFrom(...KINDS).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    // Each field of the form is unchanged or replaced by anything.
    changes: fc.dictionary(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...Object.keys(SOUND[kind])) },
        fc.constantFrom('website', 'formLocale', 'formDraft', 'formPage', 'formToken', '__proto__'),
        messages,
      ),
      anything,
      { maxKeys: 4 },
    ),
  }),
);

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** The plain form's version, which has only text. */
function toPlainBody(fields: Record<string, unknown>): URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, typeof one === 'string' ? one : JSON.stringify(one)]),
  );
  return new URLSearchParams(pairs as [string, string][]);
}

it('a plain form accepts any input without an error, and its response escapes all of it', async () => {
  let questions = 0;
  await fuzz(input, {
    name: 'plain forms',
    runs: RUNS,
    check: async ({ kind, changes }) => {
      const forms = makeForms();
      const mark = '"><script>zq9x</script>';
      const response = await forms.send(kind, {
        headers: { accept: 'text/html' },
        body: toPlainBody({ ...SOUND[kind], ...changes, formPage: mark, [mark]: mark }),
      });
      const html = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(html).not.toContain('<script');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(forms.leads).toEqual([]);
      questions += Number(html.includes('formAnswer'));
    },
  });
  expect(questions).toBeGreaterThan(RUNS / 20);
});

it('a form accepts any input without an error, and no lead contains what people cannot type', async () => {
  let leads = 0;
  await fuzz(input, {
    name: 'forms',
    runs: RUNS,
    check: async ({ kind, changes }) => {
      const forms = makeForms();
      const { status, answer } = await forms.post(kind, { ...SOUND[kind], ...changes });
      expect(status).toBeLessThan(500);
      expect(answer).toMatchObject({ title: expect.any(String), text: expect.any(String) });
      expect(forms.leads).toHaveLength(status === 200 ? 1 : 0);
      leads += forms.leads.length;
      for (const { payload } of forms.leads) {
        const text = Object.values(payload).join(' ');
        expect(text).not.toMatch(CONTROL);
        expect(text.length).toBeLessThan(5000);
      }
    },
  });
  // Otherwise, the test would say nothing about leads.
  expect(leads).toBeGreaterThan(RUNS / 20);
});
