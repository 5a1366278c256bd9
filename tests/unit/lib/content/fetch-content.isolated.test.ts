import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountService, type MountedService } from '../../../doubles/http-service';

const TOKEN = 'secret-token';
let service: MountedService;
let folder: string;
let ref: string;
let words: string;

/** Loads the module as a new process would, over the same folder. */
async function start() {
  vi.resetModules();
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.startsWith('site.')) Reflect.deleteProperty(globalThis, symbol);
  }
  const { checkVersion, fetchContent } = await import('@/lib/content/fetch-content');
  const search = async (at = ref) => {
    const url = `${service.url}/api/v2/documents/search?q=settings&ref=${at}&access_token=${TOKEN}`;
    const { results } = (await (await fetchContent(url)).json()) as { results: { id: string }[] };
    return results[0]?.id;
  };
  return { search, checkVersion, fetchContent };
}

const countSearches = () => service.requests.filter(({ path }) => path.includes('/search')).length;

beforeEach(async () => {
  ref = 'ref-1';
  words = 'one';
  service = await mountService((request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/search')) {
      return Response.json({ refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }] });
    }
    if (searchParams.get('ref') !== ref) {
      const message = `The provided ref is no longer accessible. Master ref is: ${ref}`;
      return Response.json({ type: 'api_validation_error', message }, { status: 410 });
    }
    return Response.json({ results: [{ id: words }], next_page: `${request.url}&page=2` });
  });
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubEnv('PRISMIC_REPOSITORY', 'our-site');
  vi.stubEnv('PRISMIC_ENDPOINT', `${service.url}/api/v2`);
  vi.stubEnv('PRISMIC_ACCESS_TOKEN', TOKEN);
  vi.stubEnv('PRISMIC_TIMEOUT_MS', '2000');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a query at the current version', () => {
  it('is asked once', async () => {
    const { search, checkVersion } = await start();
    await checkVersion();
    expect([await search(), await search(), countSearches()]).toEqual(['one', 'one', 1]);
  });

  it('is asked again at the next version, or at once if its ref has expired', async () => {
    const { search, checkVersion } = await start();
    await checkVersion();
    await search();
    const before = ref;
    [ref, words] = ['ref-2', 'two'];
    await checkVersion();
    expect(await search()).toBe('two');
    [ref, words] = ['ref-3', 'three'];
    expect(await search(before)).toBe('three');
  });

  it.each([
    ['500', { kind: 'status', status: 500 }],
    ['HTML', { kind: 'html' }],
    ['nothing', { kind: 'hang' }],
    ['a reset', { kind: 'reset' }],
  ] as const)('gets its last good response if the service answers %s', async (_, fault) => {
    const { search, checkVersion } = await start();
    await checkVersion();
    await search();
    [ref, words] = ['ref-2', 'two'];
    await checkVersion();
    service.setFault(fault);
    expect(await search()).toBe('one');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('last responses'), ...[]);
  });

  it('survives a restart during an outage, without the access token on disk', async () => {
    const { search, checkVersion } = await start();
    await checkVersion();
    await search();
    await vi.waitFor(() => expect(listFiles().length).toBeGreaterThan(1));
    for (const file of listFiles()) expect(readFileSync(file, 'utf8')).not.toContain(TOKEN);
    service.setFault({ kind: 'reset' });
    const again = await start();
    await again.fetchContent(`${service.url}/api/v2`);
    expect(await again.search()).toBe('one');
  });
});

it('a query that was never answered fails with the reason', async () => {
  const { search, checkVersion } = await start();
  await checkVersion();
  const fault = { kind: 'status', status: 400 } as const;
  service.setFault({ ...fault, on: /search/ });
  await expect(search()).rejects.toThrow('status 400');
});

it("passes a preview's query on and keeps nothing", async () => {
  const { fetchContent } = await start();
  const response = await fetchContent(`${service.url}/api/v2/documents/search?ref=preview`);
  expect(response.status).toBe(410);
  expect(listFiles()).toEqual([]);
});

function listFiles(): string[] {
  try {
    return readdirSync(path.join(folder, '.data'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
