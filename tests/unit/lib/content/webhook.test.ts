import { describe, expect, it } from 'vitest';
import { readWebhook } from '@/lib/content/webhook';

const SECRET = 'a secret';
const call = (body: string) =>
  new Request('http://site.test/api/revalidate/', { method: 'POST', body });

describe('a call of the content webhook', () => {
  it('is an update when it carries the secret', async () => {
    const body = JSON.stringify({ type: 'api-update', secret: SECRET });
    expect(await readWebhook(call(body), SECRET)).toEqual({ status: 200, isUpdate: true });
  });

  it('that only tests the connection is accepted and changes nothing', async () => {
    const body = JSON.stringify({ type: 'test-trigger', secret: SECRET });
    expect(await readWebhook(call(body), SECRET)).toEqual({ status: 200, isUpdate: false });
  });

  it.each([
    ['another secret', JSON.stringify({ type: 'api-update', secret: 'guess' })],
    ['no secret', JSON.stringify({ type: 'api-update' })],
    ['an unknown type', JSON.stringify({ type: 'other', secret: SECRET })],
    ['a list', '[]'],
    ['half a body', '{"type":'],
    ['nothing', ''],
  ])('with %s is refused', async (_, body) => {
    expect(await readWebhook(call(body), SECRET)).toEqual({ status: 403, isUpdate: false });
  });

  it('is refused while no secret is configured, whatever it carries', async () => {
    const body = JSON.stringify({ type: 'api-update', secret: '' });
    expect((await readWebhook(call(body), undefined)).status).toBe(403);
  });

  it('of more than a mebibyte is not read as a call', async () => {
    const body = JSON.stringify({
      type: 'api-update',
      secret: SECRET,
      filler: 'a'.repeat(2 ** 21),
    });
    expect((await readWebhook(call(body), SECRET)).status).toBe(413);
  });
});
