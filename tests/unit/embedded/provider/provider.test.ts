import { describe, expect, it } from 'vitest';
import { createEmbeddedProvider, type EmbeddedLead } from '@/embedded/provider';
import { EMBEDDED_AVAILABILITY } from '@/embedded/provider/availability';
import { EMBEDDED_NODES } from '@/embedded/provider/nodes';

const contact = {
  email: 'ada@example.com',
  name: 'Ada',
  message: 'Hello there',
  source: 'contact',
};
const form = { email: 'ada@example.com', form_id: 'subscribe', source: 'footer' };
const enterprise = {
  rps: 400,
  is_custom_rps: false,
  cu_amount: 100_000_000,
  max_token_amount: 100,
  premium_support: true,
  advanced_statistics: true,
  company_name: 'Example Ltd',
  email: 'ada@example.com',
  telegram: '@ada',
  message: '',
};

function mount(accessToken?: string) {
  const leads: EmbeddedLead[] = [];
  const service = createEmbeddedProvider({
    onLead: (lead) => leads.push(lead),
    ...(accessToken !== undefined && { accessToken }),
  });
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    service(
      new Request(`http://x${path}`, {
        method: 'POST',
        headers: { 'recaptcha-token': 'token', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  const get = (path: string, headers: Record<string, string> = {}) =>
    service(new Request(`http://x${path}`, { headers }));
  return { leads, post, get };
}

describe('reads', () => {
  it.each(['', '/v3', '/v1', '/deep/base'])('answer mounted at "%s"', async (base) => {
    const { get } = mount();
    for (const path of ['access_nodes/nodes_v2', 'availability', 'prices/public/plans/']) {
      expect((await get(`${base}/${path}`)).status).toBe(200);
    }
  });

  it('send Polygon as matic, with the statuses and partners of the tables', () => {
    const byKey = new Map(EMBEDDED_NODES.map((node) => [node.protocol._key, node]));
    expect(byKey.size).toBe(87);
    expect(byKey.has('matic')).toBe(true);
    expect(byKey.has('pol')).toBe(false);
    expect(byKey.get('tia')?.networks.map((net) => net.status)).toEqual([
      'coming_soon',
      'coming_soon',
    ]);
    expect(byKey.get('btg')?.networks.map((net) => net.status)).toEqual(['inactive']);
    expect(EMBEDDED_NODES.filter((node) => node.isPartner)).toHaveLength(6);
    for (const node of EMBEDDED_NODES) {
      expect(node.networks.length).toBeGreaterThan(0);
      expect(node.networks.every((net) => net.interfaces.length > 0)).toBe(true);
    }
  });

  it('send believable figures, the same each time, and none for some chains', () => {
    const figures = Object.values(EMBEDDED_AVAILABILITY).flatMap((map) => Object.values(map));
    expect(Math.min(...figures)).toBeGreaterThanOrEqual(98.6);
    expect(Math.max(...figures)).toBeLessThanOrEqual(100);
    expect(new Set(figures).size).toBeGreaterThan(80);
    expect(EMBEDDED_AVAILABILITY).not.toHaveProperty('tia');
    expect(EMBEDDED_AVAILABILITY).not.toHaveProperty('pol');
    expect(EMBEDDED_AVAILABILITY).toHaveProperty('matic');
  });

  it('find a method by its encoded name, in each family that has it', async () => {
    const { get } = mount();
    const tron = await (await get('/prices/CU/methods/wallet%2Fgetnowblock')).json();
    expect(tron).toMatchObject([{ method: 'wallet/getnowblock', family: 'tron' }]);
    const tx = (await (await get('/prices/CU/methods/tx')).json()) as { family: string }[];
    expect(tx.map((price) => price.family).sort()).toEqual(['cosmos', 'near', 'xrpl']);
    for (const path of ['nope', '%E0%A4%A', '']) {
      expect((await get(`/prices/CU/methods/${path}`)).status).toBe(404);
    }
  });

  it('return the account only for its token', async () => {
    const { get } = mount('secret');
    const withToken = (authorization: string) => get('/v3/account/', { authorization });
    expect((await get('/v3/account/')).status).toBe(401);
    expect((await withToken('Bearer wrong')).status).toBe(401);
    expect((await withToken('secret')).status).toBe(401);
    expect((await withToken('Bearer secret')).status).toBe(200);
    expect((await mount().get('/account/', { authorization: 'Bearer undefined' })).status).toBe(
      401,
    );
  });

  it('know no other call', async () => {
    const { get, post } = mount();
    expect((await get('/v3/contacts/')).status).toBe(404);
    expect((await post('/v3/access_nodes/nodes_v2', {})).status).toBe(404);
    expect((await get('/v3/xaccess_nodes/nodes_v2')).status).toBe(404);
  });
});

describe('submissions', () => {
  it('are accepted by all three calls', async () => {
    const { post, leads } = mount();
    expect((await post('/v3/contacts/', contact)).status).toBe(200);
    expect((await post('/v3/enterprise-request', enterprise)).status).toBe(200);
    expect((await post('/send_form', form)).status).toBe(200);
    expect(leads.map((lead) => lead.call)).toEqual(['contacts', 'enterprise-request', 'send_form']);
    expect(leads[0]?.payload).toEqual(contact);
  });

  it.each(['', '  '])('need a challenge token other than "%s"', async (token) => {
    const { post, leads } = mount();
    const response = await post('/contacts/', contact, { 'recaptcha-token': token });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'captcha_failed' } });
    expect(leads).toEqual([]);
  });

  it.each(['', 'no json', '[]', '"text"', 'null'])('reject the body %j', async (body) => {
    const response = await mount().post('/contacts/', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } });
  });

  it.each([
    ['/contacts/', { ...contact, email: 'nope' }, ['email']],
    ['/contacts/', { ...contact, name: ' ', message: '' }, ['name', 'message']],
    ['/contacts/', { ...contact, pageUrl: 'javascript:alert(1)' }, ['pageUrl']],
    ['/contacts/', { ...contact, message: 'x'.repeat(2001) }, ['message']],
    ['/send_form', { ...form, form_id: 'marketplace' }, ['name', 'message']],
    ['/send_form', { ...form, email: '' }, ['email']],
    [
      '/enterprise-request',
      { ...enterprise, company_name: '', telegram: '' },
      ['company_name', 'telegram'],
    ],
    ['/enterprise-request', { ...enterprise, rps: 0 }, ['rps']],
    ['/enterprise-request', { ...enterprise, is_custom_rps: true }, ['rps']],
    ['/enterprise-request', { ...enterprise, rps: 500 }, ['rps']],
    ['/enterprise-request', { ...enterprise, max_token_amount: 101 }, ['max_token_amount']],
    ['/enterprise-request', { ...enterprise, cu_amount: 200_000_000_001 }, ['cu_amount']],
  ])('%s %j: names the fields', async (path, body, fields) => {
    const { post, leads } = mount();
    const response = await post(path, body);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as { error: { fields: Record<string, string> } };
    expect(Object.keys(error.fields).sort()).toEqual([...fields].sort());
    expect(leads).toEqual([]);
  });

  it.each([
    [400, false, 200_000_000_000],
    [600, false, 300_000_000_000],
    [800, false, 400_000_000_000],
    [0, true, 500_000_000_000],
  ])(
    'allow at %i requests a second (custom: %s) up to %i units',
    async (rps, is_custom_rps, most) => {
      const { post } = mount();
      const send = (cu_amount: number) =>
        post('/enterprise-request', { ...enterprise, rps, is_custom_rps, cu_amount });
      expect((await send(most)).status).toBe(200);
      expect((await send(most + 1)).status).toBe(400);
    },
  );

  it('are stored once under one idempotency key', async () => {
    const { post, leads } = mount();
    const headers = { 'idempotency-key': 'k1' };
    const first = await (await post('/contacts/', contact, headers)).json();
    const again = await (await post('/contacts/', contact, headers)).json();
    expect(again).toEqual(first);
    expect((await post('/contacts/', { ...contact, name: 'Bob' }, headers)).status).toBe(409);
    expect(leads).toHaveLength(1);
    await post('/send_form', form, headers);
    await post('/contacts/', contact);
    expect(leads).toHaveLength(3);
  });
});
