import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DISCOVERY_PATHS, getDiscoveryResponse } from '@/lib/mcp/discovery';
import { PROTOCOL_VERSIONS } from '@/lib/mcp/identity';
import { getLlmsText } from '@/lib/seo/llms';
import { getSiteOrigin } from '@/lib/site/origin';
import { config } from '@/middleware';

const ORIGIN = getSiteOrigin();
// Each request rereads the documents here, which takes long on a busy machine.
const PATIENCE = { timeout: 300_000 };

async function read<T>(path: string): Promise<T> {
  const response = await getDiscoveryResponse(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

it.each(DISCOVERY_PATHS)('%s may be read by any site, and cached', async (path) => {
  const { headers } = await getDiscoveryResponse(path);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  // The middleware would look for a page.
  expect(config.matcher.some((matcher) => new RegExp(`^${matcher}$`).test(path))).toBe(false);
});

it('another name has no document', async () => {
  expect((await getDiscoveryResponse('/.well-known/other.json')).status).toBe(404);
});

describe('the server card', PATIENCE, () => {
  type Card = Record<string, string> & {
    remotes: { type: string; url: string; supportedProtocolVersions: string[] }[];
  };

  it('follows the rules of its schema', async () => {
    const card = await read<Card>('/mcp/server-card');
    expect(card.$schema).toMatch(/\/schemas\/v1\/server-card\.schema\.json$/);
    expect(card.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(card.version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const text of [card.description, card.title]) {
      expect(text?.length).toBeGreaterThan(0);
      expect(text?.length).toBeLessThanOrEqual(100);
    }
    expect(card.remotes).toEqual([
      {
        type: 'streamable-http',
        url: `${ORIGIN}/mcp`,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
      },
    ]);
  });

  it('is the same at its older address', async () => {
    expect(await read('/.well-known/mcp/server-card.json')).toEqual(await read('/mcp/server-card'));
  });
});

describe('the catalogue', PATIENCE, () => {
  type Catalog = {
    specVersion: string;
    entries: { identifier: string; displayName: string; type: string; url: string }[];
  };

  it.each(['/.well-known/ai-catalog.json', '/.well-known/mcp/catalog.json'])(
    '%s lists only what exists, under unique names',
    async (path) => {
      const { specVersion, entries } = await read<Catalog>(path);
      expect(specVersion).toMatch(/^(?:\d+\.\d+|draft)$/);
      expect(new Set(entries.map(({ identifier }) => identifier)).size).toBe(entries.length);
      for (const { identifier, displayName, type, url } of entries) {
        expect(identifier).toMatch(/^urn:air:[\w.-]+:[\w-]+$/);
        expect(displayName).toBeTruthy();
        const response = await getDiscoveryResponse(new URL(url).pathname);
        expect(response.headers.get('content-type')).toContain(type);
      }
    },
  );
});

describe('the skill', PATIENCE, () => {
  type Index = {
    $schema: string;
    skills: Record<'name' | 'description' | 'url' | 'digest', string>[];
  };

  it('has the hash that the index names', async () => {
    const { skills } = await read<Index>('/.well-known/agent-skills/index.json');
    for (const { name, description, url, digest } of skills) {
      expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(description.length).toBeLessThanOrEqual(1024);
      const text = await (await getDiscoveryResponse(url)).text();
      expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
      const [, front = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
      expect(front).toContain(`name: ${name}`);
    }
  });

  it('says where to stop and ask a person', async () => {
    const response = await getDiscoveryResponse(
      '/.well-known/agent-skills/move-rpc-provider/SKILL.md',
    );
    expect((await response.text()).match(/\*\*Stop/g)?.length).toBeGreaterThan(3);
  });
});

it('llms.txt leads to them', async () => {
  const text = await getLlmsText('en');
  for (const path of ['/mcp/server-card', '/.well-known/ai-catalog.json', '/llms-full.txt']) {
    expect(text).toContain(`](${ORIGIN}${path})`);
  }
}, 300_000);
