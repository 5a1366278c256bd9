import { beforeEach, describe, expect, it } from 'vitest';
import { EXTRA_FIELDS } from '@/lib/forms/kinds';
import { makeForms } from '../../../support/form-post';
import { readQuestionPage } from '../../../support/question-page';

let forms: ReturnType<typeof makeForms>;
beforeEach(() => void (forms = makeForms()));

describe('a plain form', () => {
  const postPlain = (fields: [string, string][]) =>
    forms.send('contact', { headers: { accept: 'text/html' }, body: new URLSearchParams(fields) });
  const sound: [string, string][] = [
    ['subject', 'sales'],
    ['name', 'Ada'],
    ['email', 'ada@example.com'],
    ['message', 'We would like a node.'],
    ['selectedNodes', 'eth'],
    ['selectedNodes', 'btc'],
    [EXTRA_FIELDS.locale, 'cn'],
  ];

  it('works without scripts, and ends on a page in its language', async () => {
    const page = readQuestionPage(await (await postPlain(sound)).text(), 'cn');
    forms.clock.now += 2000;
    const response = await postPlain([...page.toAnswer()]);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/cn/contact/sent/');
    expect(forms.leads[0]?.payload.message).toContain('Chains: eth, btc');
  });

  it('with errors ends on a page that lists all of them', async () => {
    const response = await postPlain(
      sound.filter(([name]) => name !== 'selectedNodes' && name !== 'email'),
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'content="0; url=/cn/contact/check/?email=inputEmpty&amp;selectedNodes=chooseChain"',
    );
    expect(forms.leads).toEqual([]);
  });
});
