import { describe, expect, inject, it } from 'vitest';

const ORIGIN = inject('siteUrl');
const get = (path: string) => fetch(ORIGIN + path, { redirect: 'manual' });

describe('the badge of a chain', () => {
  it('is a picture that other sites may embed', async () => {
    const response = await get('/badge/eth.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toMatch(/^<svg [^>]*aria-label="Ethereum RPC: /);
  });

  it('has a page in both languages, which shows it', async () => {
    for (const path of ['/badge/', '/cn/badge/']) {
      expect(await (await get(path)).text(), path).toContain('src="/badge/eth.svg"');
    }
  });

  it.each(['/badge/nothing.svg', '/badge/__proto__.svg', '/cn/badge/eth.svg', '/badge/eth.png'])(
    'is not at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('the change log', () => {
  type Log = { $schema: string; changes: { date: string; chain: string | null; url: string }[] };

  it('is machine-readable, latest first, and links to existing pages', async () => {
    const { $schema, changes } = (await (await get('/lifecycle.json')).json()) as Log;
    expect((await get(new URL($schema).pathname)).status).toBe(200);
    const dates = changes.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const pages = new Set(changes.map(({ url }) => new URL(url).pathname));
    for (const page of [...pages].slice(0, 5)) expect((await get(page)).status, page).toBe(200);
  });

  it('is a feed', async () => {
    const response = await get('/changes.atom');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(await response.text()).toContain('<entry>');
  });

  it('has files for each chain, which a query finds too', async () => {
    const { changes } = (await (await get('/nodes/sol/changes.json')).json()) as Log;
    expect(changes.length).toBeGreaterThan(0);
    expect(new Set(changes.map(({ chain }) => chain))).toEqual(new Set(['sol']));
    const narrowed = await get('/lifecycle.json?chain=sol');
    expect(((await narrowed.json()) as Log).changes).toEqual(changes);
    expect(await (await get('/changes.atom?chain=sol')).text()).toContain(
      '/nodes/sol/changes.atom',
    );
    const calendar = await (await get('/nodes/scroll/changes.ics')).text();
    expect(calendar).toContain('DTSTART;VALUE=DATE:20260630');
  });

  it.each([
    ['/lifecycle.json?chain=nothing', 400],
    ['/changes.atom?chain=eth&chain=sol', 400],
    ['/nodes/nothing/changes.atom', 404],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('providers that have stopped or will', () => {
  it('are a list with sources, a feed and a calendar, and have pages in both languages', async () => {
    type List = { closing: { id: string; source: string; url: string }[] };
    const { closing } = (await (await get('/migrate/closing.json')).json()) as List;
    expect(closing.length).toBeGreaterThan(5);
    expect(await (await get('/migrate/closing.atom')).text()).toContain('<entry>');
    expect(await (await get('/migrate/closing.ics')).text()).toContain(
      'DTSTART;VALUE=DATE:20261215',
    );
    for (const path of ['/migrate/grove/', '/cn/migrate/grove/', '/migrate/grove/index.md']) {
      expect((await get(path)).status, path).toBe(200);
    }
    expect((await get('/migrate/nobody/')).status).toBe(404);
  });
});

describe('a workload in every scheme', () => {
  it('is priced with sources, as JSON and as a table', async () => {
    type Comparison = { own: { pricePerMonth: number | null }; others: { sources: object[] }[] };
    const query = '/api/compare-cost/?call=eth~eth_call~1000';
    const { own, others } = (await (await get(query)).json()) as Comparison;
    expect(own).toHaveProperty('pricePerMonth');
    expect(others.every(({ sources }) => sources.length > 0)).toBe(true);
    const table = await get(`${query}&format=csv`);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  });

  it.each(['', '?call=eth~eth_call~1&format=xml', '?call=eth~nothing~1'])(
    'asks for a right query instead of %j',
    async (query) => {
      expect((await get(`/api/compare-cost/${query}`)).status).toBe(400);
    },
  );
});

describe('configuration files of a chain', () => {
  it('are what the page shows, and only those that fit the chain', async () => {
    const viem = await get('/chains/eth/config/viem.ts');
    expect(viem.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await (await get('/nodes/eth/')).text()).toContain('/chains/eth/config/viem.ts"');
    expect((await get('/chains/sol/config/viem.ts')).status).toBe(404);
    expect((await get('/chains/nothing/config/env.txt')).status).toBe(404);
  });
});

describe('the state for status readers', () => {
  const names = ['summary', 'status', 'components', 'incidents', 'scheduled-maintenances'];

  it.each([...names, 'incidents/unresolved', 'scheduled-maintenances/upcoming'])(
    'is at /api/v2/%s.json, for any site',
    async (name) => {
      const response = await get(`/api/v2/${name}.json`);
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toHaveProperty('page.time_zone', 'Etc/UTC');
    },
  );

  it('has a calendar, and a feed for each chain', async () => {
    const calendar = await get('/maintenance.ics');
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect((await get('/nodes/eth.atom')).status).toBe(200);
    expect(await (await get('/nodes/eth/')).text()).toContain('/nodes/eth.atom"');
  });

  it.each(['/api/v2/other.json', '/nodes/nothing.atom', '/cn/maintenance.ics'])(
    'is not at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('a measured figure', () => {
  it.each(['latest', '1d', '7d', '30d', '90d'])(
    'has its method and licence: %s',
    async (window) => {
      const response = await get(`/api/stat/availability.eth.${window}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(Object.keys((await response.json()) as object)).toEqual(
        expect.arrayContaining(['value', 'unit', 'window', 'samples', 'method', 'licence']),
      );
    },
  );

  it.each(['availability.nothing.30d', 'availability.eth.2d', 'eth', ''])(
    'is not at /api/stat/%s',
    async (id) => {
      expect((await get(`/api/stat/${id}`)).status).not.toBe(200);
    },
  );
});

describe('the estimate of a workload', () => {
  type Estimate = {
    requestsPerMonth: number;
    computeUnitsPerMonth: number;
    calls: { unitsPerCall: number }[];
    plans: { id: string; carries: boolean }[];
    fittingPlan: { id: string } | null;
  };

  it("equals the calculator's, for the query of its URL", async () => {
    const response = await get('/api/estimate/?call=eth~eth_call~1000&call=sol~getSlot~500&peak=5');
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { calls, plans, fittingPlan, ...sums } = (await response.json()) as Estimate;
    expect(sums.requestsPerMonth).toBe(45_000);
    const [call = 0, slot = 0] = calls.map(({ unitsPerCall }) => unitsPerCall);
    expect(sums.computeUnitsPerMonth).toBe(30 * (1000 * call + 500 * slot));
    expect(plans.find(({ id }) => id === fittingPlan?.id)?.carries).toBe(true);
  });

  it.each([
    '',
    '?call=',
    '?call=eth~nothing~5',
    '?call=eth~eth_call~5&call=x~y~z',
    '?call=eth~eth_call~0&call=%00',
    '?call=eth~eth_call~1.5',
    '?call=eth~eth_call~1e6',
    '?call=eth~eth_call~-5',
    '?call=eth~eth_call~1000&peak=4',
    '?call=eth~eth_call~1000&archive=true',
  ])('says what is wrong with %j', async (query) => {
    const response = await get(`/api/estimate/${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error');
  });
});

it('the list of recorded days is there, and empty for samples; a day that is not listed has no file', async () => {
  const response = await get('/history/index.json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toMatchObject({ days: [] });
  for (const path of ['/history/2026-01-01.json', '/history/today.json']) {
    expect((await get(path)).status, path).toBe(404);
  }
});

describe('what other sites show in a frame', () => {
  it.each(['/embed/status/eth/', '/cn/embed/status/eth/', '/embed/calculator/'])(
    'is %s, without navigation',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self' *");
      expect(response.headers.has('x-frame-options')).toBe(false);
      const html = await response.text();
      expect(html).toContain('noindex');
      expect(html).not.toContain('<header');
    },
  );

  it('is nothing else, not even the missing page', async () => {
    for (const path of ['/nodes/eth/', '/embed/status/nothing/', '/embed/en/calculator/']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'self';");
    }
  });

  it('is named in the head of its page', async () => {
    const html = await (await get('/nodes/eth/')).text();
    const [, address = ''] = /application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    expect((await get(pathname + search)).status).toBe(200);
  });
});
