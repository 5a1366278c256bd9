import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryLimit } from '@/lib/forms/rate-limit';
import { CONFIRMATION_MESSAGES } from '@/lib/i18n/confirmation-messages';
import type { FormKind } from '@/lib/forms/kinds';
import { makeForms } from '../../../support/form-post';
import { readQuestionPage } from '../../../support/question-page';

const { notices } = CONFIRMATION_MESSAGES.en;
const ADDRESS = '203.0.113.7';
const HOUR_MS = 3_600_000;
const PERSON = { name: 'Ada', email: 'ada@example.com', message: 'Please call me back.' };

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

type Where = { kind?: FormKind; address?: string };
const post = (body: URLSearchParams, { kind = 'message', address = ADDRESS }: Where = {}) =>
  forms.send(kind, { headers: { accept: 'text/html', 'x-forwarded-for': address }, body });
const read = async (response: Response) => readQuestionPage(await response.text(), 'en');
const ask = async (where?: Where) => read(await post(new URLSearchParams(PERSON), where));

/** Waits like a person, and answers. */
const answer = async (
  body: URLSearchParams,
  { waitMs = 2000, ...where }: Where & { waitMs?: number } = {},
) => {
  forms.clock.now += waitMs;
  return post(body, where);
};

describe('the question of a plain form', () => {
  it.each([
    ['wrong', 'the next number', (sum: number) => sum + 1, 2000],
    ['wrong', 'no number', () => 'many', 2000],
    ['wrong', 'nothing', () => '', 2000],
    ['wrong', 'all of them', () => '1 2 3', 2000],
    ['early', 'the sum within two seconds', (sum: number) => sum, 1999],
    ['expired', 'the sum after an hour', (sum: number) => sum, HOUR_MS + 1],
  ] as const)('is asked anew, with the notice “%s”, for %s', async (reason, _, toTyped, waitMs) => {
    const page = await ask();
    const response = await answer(page.toAnswer(toTyped(page.sum)), { waitMs });
    expect(response.status).toBe(403);
    const again = await read(response);
    expect(again.notice).toBe(notices[reason]);
    expect(Object.fromEntries(again.fields)).toMatchObject(PERSON);
    expect(forms.leads).toEqual([]);
    expect((await answer(again.toAnswer())).status).toBe(303);
    expect(forms.leads).toHaveLength(1);
  });

  it.each([' 19 ', '１９', '019'])('accepts %j as 19', async (typed) => {
    forms.services.limits.questions = async () => 0;
    forms.services.limits.attempts = async () => 0;
    let page = await ask();
    while (page.sum !== 19) page = await ask();
    expect((await answer(page.toAnswer(typed))).status).toBe(303);
  });

  it('allows one try', async () => {
    const page = await ask();
    await answer(page.toAnswer(page.sum + 1));
    const again = await read(await answer(page.toAnswer()));
    expect(again.notice).toBe(notices.expired);
    expect(forms.leads).toEqual([]);
  });

  it('is good for one message', async () => {
    const page = await ask();
    expect((await answer(page.toAnswer())).status).toBe(303);
    const other = page.toAnswer();
    other.set('message', 'Another message.');
    const again = await read(await answer(other));
    expect(again.notice).toBe(notices.expired);
    expect(forms.leads).toHaveLength(1);
  });

  it('answered again by a reload has the same result, with the same lead key', async () => {
    const page = await ask();
    for (let count = 0; count < 2; count++) {
      const response = await answer(page.toAnswer());
      expect(response.headers.get('location')).toBe('/contact/sent/');
    }
    expect(new Set(forms.leads.map(({ key }) => key)).size).toBe(1);
  });

  it.each([
    ['another IPv4 address', ADDRESS, { address: '203.0.113.8' }],
    ['another /64', '2001:db8::1', { address: '2001:db8:0:1::1' }],
    ['another form', ADDRESS, { kind: 'error-report' }],
  ] as const)('is not answered from %s', async (_, address, other) => {
    const page = await ask({ address });
    const body = page.toAnswer();
    body.set('name', 'Adam');
    const again = await read(await answer(body, { address, ...other }));
    expect(again.notice).toBe(notices.expired);
    expect(forms.leads).toEqual([]);
  });

  it('is answered from another address of one /64', async () => {
    const page = await ask({ address: '2001:db8::1' });
    expect((await answer(page.toAnswer(), { address: '2001:db8::ffff' })).status).toBe(303);
  });

  it.each(['a.b.c.d.e', '', '....', 'x'])('cannot be forged: %j', async (token) => {
    const body = new URLSearchParams({ ...PERSON, formQuestion: token, formAnswer: '2' });
    expect((await answer(body)).status).toBe(403);
    expect(forms.leads).toEqual([]);
  });

  it('is not a form token, nor a form token an answer', async () => {
    const page = await ask();
    forms.clock.now += 2000;
    const headers = { 'x-forwarded-for': ADDRESS };
    const formToken = new Map(page.fields).get('formQuestion');
    expect((await forms.post('message', { ...PERSON, formToken }, { headers })).status).toBe(403);
    const formQuestion = forms.getFormToken('message', { address: ADDRESS });
    const body = new URLSearchParams({ ...PERSON, formQuestion, formAnswer: '0' });
    expect((await post(body)).status).toBe(403);
  });
});

describe('the limits of plain forms', () => {
  it('allow six questions within ten minutes, over all forms', async () => {
    for (let count = 0; count < 6; count++) {
      const kind = count % 2 === 0 ? 'message' : 'subscribe';
      expect((await post(new URLSearchParams(PERSON), { kind })).status).toBe(403);
    }
    const response = await post(new URLSearchParams(PERSON));
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(await response.text()).toContain('You seem to be making too many requests');
    const elsewhere = await post(new URLSearchParams(PERSON), { address: '203.0.113.8' });
    expect(elsewhere.status).toBe(403);
  });

  it("do not count questions against the form's limit", async () => {
    forms.services.limits.client = createMemoryLimit(1);
    for (let count = 0; count < 4; count++) await ask();
    expect((await answer((await ask()).toAnswer())).status).toBe(303);
    expect((await answer((await ask()).toAnswer())).status).toBe(429);
  });

  it('report field errors before any question', async () => {
    const page = await ask();
    const wrong = page.toAnswer();
    wrong.set('email', 'nobody');
    expect((await answer(wrong)).status).toBe(400);
    expect((await answer(page.toAnswer())).status).toBe(303);
  });
});
