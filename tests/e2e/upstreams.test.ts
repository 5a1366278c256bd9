import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedRepository } from '../../lib/content/embedded';
import type { StoredDocument } from '../../lib/content/embedded/types';
import { getPublished } from '../../lib/content/published';
import type { PublicChain, PublicNodes } from '../../lib/directory/public-chain';
import { createEmbeddedProvider } from '../../lib/provider/embedded';
import { mountService, type MountedService } from '../doubles/http-service';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

// One site on its real settings, with both upstreams on ports: the tests are steps of one story.

const REPOSITORY = 'upstream-test';
const PATIENCE = { timeout: 15_000, interval: 200 };
const SECRET = 'webhook-secret';

type Figures = Record<string, Record<string, number>>;

const FIRST: Figures = { alpha: { a: 97.439, b: 97.431 }, beta: { a: 100 }, matic: { a: 88.888 } };
const SECOND: Figures = { alpha: { a: 91.119 }, beta: { a: 92.229 }, matic: { a: 93.339 } };

let figures = FIRST;
let publish: (change: (documents: StoredDocument[]) => void) => void;
let provider: MountedService;
let content: MountedService;
let copy: SiteCopy;
let env: Record<string, string>;
let site: RunningSite;

const toEntry = (key: string, name: string) => ({
  protocol: { _key: key, name },
  networks: [{ _key: 'mainnet', name: 'Mainnet', status: 'active', interfaces: ['json-rpc'] }],
  service_levels: ['shared'],
});

function answerProvider(request: Request): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/nodes_v2')) {
    const names = { alpha: 'Alpha Chain', beta: 'Beta Chain', matic: 'Polygon' };
    return Response.json(Object.entries(names).map(([key, name]) => toEntry(key, name)));
  }
  if (pathname.endsWith('/availability')) return Response.json(figures);
  return createEmbeddedProvider()(request);
}

async function mountContent(): Promise<MountedService> {
  const published = getPublished(process.cwd(), { isReread: false });
  let documents = structuredClone(
    typeof published.documents === 'function' ? published.documents() : published.documents,
  ) as StoredDocument[];
  publish = (change) => {
    documents = structuredClone(documents);
    change(documents);
  };
  return mountService(
    createEmbeddedRepository({ ...published, name: REPOSITORY, documents: () => documents }),
  );
}

const getText = async (path: string) => {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replace(/<script[\s\S]*?<\/script>|<!-- -->/g, '');
};

/** The figures of the data files, which agree with each other. */
async function getFigures() {
  const { chains } = JSON.parse(await getText('/nodes.json')) as PublicNodes;
  const lines = (await getText('/nodes.csv')).trim().split('\r\n').slice(1);
  for (const [index, { key, availabilityPercent }] of chains.entries()) {
    expect(lines[index]).toContain(`,${availabilityPercent},`);
    const own = JSON.parse(await getText(`/nodes/${key}.json`)) as PublicChain;
    expect(own).toMatchObject({ key, availabilityPercent });
  }
  return Object.fromEntries(chains.map((chain) => [chain.key, chain.availabilityPercent]));
}

beforeAll(async () => {
  provider = await mountService(answerProvider);
  content = await mountContent();
  copy = makeSiteCopy();
  env = {
    PRISMIC_REPOSITORY: REPOSITORY,
    PRISMIC_ENDPOINT: `${content.url}/api/v2`,
    PRISMIC_WEBHOOK_SECRET: SECRET,
    PROVIDER_API_URL: `${provider.url}/v3`,
    AVAILABILITY_API_URL: `${provider.url}/v1`,
    PROVIDER_RETRY_DELAY_MS: '20',
    PROVIDER_REFRESH_MS: '1',
    PROVIDER_TIMEOUT_MS: '2000',
  };
  const { status, output } = await copy.build(env);
  expect(status, output).toBe(0);
  site = await copy.serve(env);
});

afterAll(async () => {
  await site?.stop();
  await content?.close();
  await provider?.close();
  copy?.remove();
});

test('the chains and figures of the provider are shown, and no others, in both languages', async () => {
  for (const prefix of ['', '/cn']) {
    const list = await getText(`${prefix}/nodes/`);
    for (const text of ['Alpha Chain', 'Beta Chain', 'Polygon PoS', '97.43', '100.00', '88.88']) {
      expect(list, text).toContain(text);
    }
    expect(list).not.toContain('Ethereum Classic');
    expect(await getText(`${prefix}/nodes/alpha/`)).toContain('97.43');
    expect(await getText(`${prefix}/nodes/pol/`)).toContain('88.88');
    expect(await getText(`${prefix}/`)).toContain('95.43');
    const comparison = await getText(`${prefix}/nodes/compare/?chain=alpha&chain=pol&chain=eth`);
    for (const text of ['97.43', '88.88']) expect(comparison).toContain(text);
  }
  expect(await getFigures()).toEqual({ pol: '88.88', alpha: '97.43', beta: '100.00' });
  expect((await fetch(`${site.url}/nodes/eth/`)).status).toBe(404);
});

for (const { name, fault } of [
  { name: 'answers 500', fault: { kind: 'status', status: 500 } },
  { name: 'answers HTML', fault: { kind: 'html' } },
  { name: 'answers half a body', fault: { kind: 'truncated' } },
  { name: 'answers an empty list', fault: { kind: 'empty-array' } },
  { name: 'resets the connection', fault: { kind: 'reset' } },
] as const) {
  test(`the last good figures stay while the provider ${name}`, async () => {
    provider.setFault(fault);
    for (const path of ['/nodes/', '/cn/nodes/alpha/']) {
      await site.renderAnew(path);
      expect(await getText(path)).toContain('97.43');
    }
    expect(await getFigures()).toMatchObject({ alpha: '97.43' });
    provider.setFault(null);
  });
}

test('new figures show with the first refresh after the provider has returned', async () => {
  provider.setFault({ kind: 'status', status: 503 });
  await site.renderAnew('/nodes/');
  provider.setFault(null);
  figures = SECOND;
  await expect
    .poll(async () => {
      await site.renderAnew('/nodes/');
      return getText('/nodes/');
    }, PATIENCE)
    .toContain('91.11');
  expect(await getText('/nodes/')).toContain('93.33');
  expect(await getFigures()).toEqual({ pol: '93.33', alpha: '91.11', beta: '92.22' });
});

test('pages stay up while the content service fails', async () => {
  content.setFault({ kind: 'status', status: 500 });
  for (const path of ['/', '/cn/', '/nodes/', '/nodes/beta/']) {
    expect(await getText(path)).toContain('Nodewell');
  }
  content.setFault(null);
});

async function callWebhook(body: unknown) {
  const response = await fetch(`${site.url}/api/revalidate/`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return response.status;
}

test('what is published shows on the next load once the webhook has called with its secret', async () => {
  publish((documents) => {
    const settings = documents.find(({ id }) => id === 'settings-en-gb');
    if (settings) settings.data.brand_name = 'Renamed';
  });
  expect(await callWebhook({ type: 'api-update', secret: 'guessed' })).toBe(403);
  expect(await callWebhook('nonsense')).toBe(403);
  expect(await getText('/nodes/beta/')).not.toContain('Renamed');
  expect(await callWebhook({ type: 'test-trigger', secret: SECRET })).toBe(200);
  expect(await callWebhook({ type: 'api-update', secret: SECRET })).toBe(200);
  // The client keeps the repository's newest ref for five seconds.
  await expect.poll(() => getText('/nodes/beta/'), PATIENCE).toContain('Renamed');
  expect(await getText('/cn/nodes/beta/')).not.toContain('Renamed');
});

test('a page that is published without a developer is served in its language', async () => {
  publish((documents) => {
    const nodes = documents.filter(({ uid }) => uid === 'nodes');
    documents.push(
      ...nodes.map((document) => ({
        ...document,
        id: `new-${document.lang}`,
        uid: 'brand-new',
        group: 'brand-new',
      })),
    );
  });
  expect(await callWebhook({ type: 'api-update', secret: SECRET })).toBe(200);
  await expect
    .poll(async () => (await fetch(`${site.url}/cn/brand-new/`)).status, PATIENCE)
    .toBe(200);
  expect(await getText('/brand-new/')).toContain('Shared nodes');
});

test('a build stops with the name of the call while the content service fails', async () => {
  // Nothing may be left from the build before, which holds the answers of a service that was well.
  await site.stop();
  rmSync(path.join(copy.root, '.next'), { recursive: true });
  content.setFault({ kind: 'status', status: 500 });
  const { status, output } = await copy.build(env);
  content.setFault(null);
  expect(status).not.toBe(0);
  expect(output).toMatch(/Content call [\w ]+ failed/);
});

test('a build stops with the file and the field of a document that does not fit its model', async () => {
  const file = path.join('content', 'settings', 'settings.en-gb.json');
  const absolute = path.join(copy.root, file);
  const document = JSON.parse(readFileSync(absolute, 'utf8')) as StoredDocument;
  writeFileSync(
    absolute,
    JSON.stringify({ ...document, data: { ...document.data, brand_name: 7 } }),
  );
  const { status, output } = await copy.build({});
  expect(status).not.toBe(0);
  expect(output).toContain('settings.en-gb.json');
  expect(output).toContain('brand_name');
});
