import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmbeddedProvider } from '@/embedded/provider';
import { mountService, type MountedService } from '@/tests/doubles/http-service';

const LIVE_DATA = Symbol.for('site.provider.live-data');
const dropLiveData = () => Reflect.deleteProperty(globalThis, LIVE_DATA);

let service: MountedService;
let folder = '';
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'provider-'));
  // Where the list is stored.
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  service = await mountService(createEmbeddedProvider());
  dropLiveData();
  vi.resetModules();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  dropLiveData();
  await service.close();
  rmSync(folder, { recursive: true });
});

const load = () => import('@/lib/provider');

it('needs no settings and no network', async () => {
  const globalFetch = vi.spyOn(globalThis, 'fetch');
  const { getNodes, getPlans, getComputeUnits } = await load();
  expect((await getNodes()).source).toBe('sample');
  expect((await getPlans()).map((plan) => plan.kind)).toContain('dedicated');
  expect((await getComputeUnits()).methods.length).toBeGreaterThan(200);
  expect(globalFetch).not.toHaveBeenCalled();
});

it('shows no sample figures beside a real provider', async () => {
  vi.stubEnv('PROVIDER_API_URL', `${service.url}/v3`);
  const nodes = await (await load()).getNodes();
  expect(nodes).toMatchObject({ source: 'live', meanAvailability: null });
  expect(nodes.chains.every((chain) => chain.measuredAt === null)).toBe(true);
});

it('logs a failed refresh with console.warn, once and without the URL', async () => {
  vi.stubEnv('PROVIDER_API_URL', `${service.url}/v3?key=secret`);
  vi.stubEnv('PROVIDER_RETRY_DELAY_MS', '0');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { getNodes } = await load();
  expect((await getNodes()).source).toBe('built-in');
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls).toEqual([['GET /nodes failed: not found (status 404)']]);
});
