import { beforeEach, expect, it, vi } from 'vitest';
import { answerAlerts, askToConfirm } from '@/lib/forms/alerts';
import type { Locale } from '@/lib/i18n/locales';
import { mailVisitor, submitLead } from '@/lib/leads';
import { DAY_MS } from '@/lib/utc-day';

vi.mock('@/lib/leads', () => ({ mailVisitor: vi.fn(), submitLead: vi.fn() }));

const SECRET = 'secret';
const payload = { email: 'ada@example.com', chains: ['eth', 'sol'], kinds: ['retired'] };

beforeEach(() => {
  vi.mocked(mailVisitor).mockReset().mockResolvedValue(true);
  vi.mocked(submitLead).mockReset().mockResolvedValue('delivered');
});

/** Asks for alerts, and returns the links of the mail. */
async function subscribe({ locale = 'en' as Locale, daysAgo = 0 } = {}) {
  const lead = { key: 'k', form: 'alerts', locale, call: 'send_form', payload, token: '' } as const;
  const result = await askToConfirm(lead, SECRET, Date.now() - daysAgo * DAY_MS);
  const [{ to, text } = { to: '', text: '' }] = vi.mocked(mailVisitor).mock.lastCall ?? [];
  const [confirm = '', end = ''] = text.match(/http\S+/g) ?? [];
  return { result, to, text, confirm, end };
}

const open = (action: string, url: string) => answerAlerts(action, new Request(url), SECRET);
const press = (action: string, url: string) =>
  answerAlerts(
    action,
    new Request(url, {
      method: 'POST',
      body: new URLSearchParams({ token: new URL(url).searchParams.get('token') ?? '' }),
    }),
    SECRET,
  );

it('begins only once its mail was answered, and not because a program opened the link', async () => {
  const { result, to, text, confirm } = await subscribe();
  expect(result).toBe('delivered');
  expect(to).toBe('ada@example.com');
  expect(text).toContain('eth, sol');
  expect(await (await open('confirm', confirm)).text()).toContain('<form method="post"');
  expect(submitLead).not.toHaveBeenCalled();

  expect((await press('confirm', confirm)).status).toBe(200);
  await press('confirm', confirm);
  const [first, second] = vi.mocked(submitLead).mock.calls.map(([lead]) => lead);
  expect(first).toMatchObject({
    call: 'send_form',
    payload: { ...payload, form_id: 'alerts', unsubscribe_url: expect.stringContaining('/end/') },
  });
  expect(second?.key).toBe(first?.key);
});

it('ends with the other link, however old, in the language of the form', async () => {
  const { end } = await subscribe({ locale: 'cn', daysAgo: 400 });
  expect(await (await open('end', end)).text()).toContain('lang="zh-CN"');
  await press('end', end);
  expect(vi.mocked(submitLead).mock.lastCall?.[0].payload).toMatchObject({ form_id: 'alerts-end' });
});

it('does not begin with an old, forged or foreign link', async () => {
  const { confirm: old } = await subscribe({ daysAgo: 8 });
  const { confirm, end } = await subscribe();
  const forged = confirm.replace(/token=./, 'token=f');
  for (const link of [old, forged, end, confirm.split('?')[0] ?? '']) {
    expect((await press('confirm', link)).status, link).toBe(400);
  }
  expect((await open('other', confirm)).status).toBe(404);
  expect(submitLead).not.toHaveBeenCalled();
});

it('says so when the mail or the lead fails', async () => {
  vi.mocked(mailVisitor).mockResolvedValue(false);
  expect((await subscribe()).result).toBe('failed');
  vi.mocked(submitLead).mockResolvedValue('failed');
  const { confirm } = await subscribe();
  expect((await press('confirm', confirm)).status).toBe(502);
});
