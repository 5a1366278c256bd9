import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDraftSecret, readPrerenderedPaths } from '@/lib/builds/prerendered';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'prerendered-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (manifest: unknown) =>
  writeFileSync(path.join(root, 'prerender-manifest.json'), JSON.stringify(manifest));

it("are a build's pages by language, without its files", async () => {
  write({
    routes: Object.fromEntries(
      ['/en', '/cn', '/en/about', '/cn/nodes/eth', '/sitemap.xml', '/_not-found'].map((key) => [
        key,
        {},
      ]),
    ),
  });
  expect(await readPrerenderedPaths(root)).toEqual({
    en: ['/', '/about/'],
    cn: ['/', '/nodes/eth/'],
  });
});

it('contain the draft-mode secret, unique to the build', async () => {
  write({ routes: {}, preview: { previewModeId: 'secret' } });
  expect(await readDraftSecret(root)).toBe('secret');
  write({ routes: {} });
  await expect(readDraftSecret(root)).rejects.toThrow();
});
