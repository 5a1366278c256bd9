import { describe, expect, it } from 'vitest';
import { readWebhook } from '@/lib/content/webhook';

const SECRET = 'a secret';
const call = (body: string) =>
  new Request('http://site.test/api/revalidate/', { method: 'POST', body });

describe('a call of the content webhook', () => {
  it('is an update if it has the secret', async () => {
    const body = JSON.stringify({ type: 'api-update', secret: SECRET });
    expect(await readWebhook(call(body), SECRET)).toEqual({
      status: 200,
      isUpdate: true,
      documents: [],
    });
  });

  it.each([
    ['another secret', JSON.stringify({ type: 'api-update', secret: 'guess' })],
    ['no secret', JSON.stringify({ type: 'api-update' })],
    ['an unknown type', JSON.stringify({ type: 'other', secret: SECRET })],
    ['a list', '[]'],
    ['half a body', '{"type":'],
    ['nothing', ''],
  ])('with %s is refused', async (_, body) => {
    expect(await readWebhook(call(body), SECRET)).toEqual({
      status: 403,
      isUpdate: false,
      documents: [],
    });
  });

  it('is rejected without a configured secret', async () => {
    const body = JSON.stringify({ type: 'api-update', secret: '' });
    expect((await readWebhook(call(body), undefined)).status).toBe(403);
  });

  it('of up to 64 KB is read, and a larger one rejected', async () => {
    const toPayload = (filler: number) =>
      JSON.stringify({ type: 'api-update', secret: SECRET, filler: 'a'.repeat(filler) });
    expect((await readWebhook(call(toPayload(60_000)), SECRET)).status).toBe(200);
    expect((await readWebhook(call(toPayload(70_000)), SECRET)).status).toBe(413);
  });
});
