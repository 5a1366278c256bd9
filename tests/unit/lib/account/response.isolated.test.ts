import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import stored from '@/embedded/provider/data/account.json';

const TOKEN = 'secret-token';
let asked: Request[];
let answer: () => Response;
let lines: string[];

beforeEach(() => {
  vi.resetModules();
  [asked, lines] = [[], []];
  answer = () => Response.json(stored);
  vi.stubEnv('ACCOUNT_COOKIE', 'account');
  vi.stubEnv('PROVIDER_API_URL', 'https://api.example/v3');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(new Request(url, init));
    return answer();
  });
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function ask(cookie?: string) {
  const { getAccountResponse } = await import('@/lib/account/response');
  const headers: HeadersInit = cookie ? { cookie } : {};
  return getAccountResponse(new Request('https://site.example/api/account/', { headers }));
}

it('returns the account of the token, without the token', async () => {
  const response = await ask(`other=1; account=${TOKEN}`);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual(stored);
  expect(text).not.toContain(TOKEN);
  expect(asked.map(({ url }) => url)).toEqual(['https://api.example/v3/account/']);
  expect(asked[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
});

it.each([undefined, 'other=1', 'account=', 'account=a%0d%0ab'])(
  'asks nobody with the cookies %s',
  async (cookie) => {
    expect((await ask(cookie)).status).toBe(204);
    expect(asked).toEqual([]);
  },
);

it.each([
  [() => new Response(null, { status: 401 }), 401],
  [() => new Response(TOKEN, { status: 500 }), 502],
  [() => Response.json({ userData: null }), 502],
])('says what went wrong, but not for whom: %#', async (failure, status) => {
  answer = failure;
  expect((await ask(`account=${TOKEN}`)).status).toBe(status);
  expect(lines.join()).not.toContain(TOKEN);
});
