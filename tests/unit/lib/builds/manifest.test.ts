import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getManifestFile, readManifest } from '@/lib/builds/manifest';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'manifest-'));
});
afterAll(() => rm(root, { recursive: true }));

async function read(content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(getManifestFile(root), text);
  return readManifest(root);
}

describe('readManifest', () => {
  it('returns the rules in order', async () => {
    const redirects = [
      { from: '/b/', to: '/c/', permanent: false },
      { from: '/a/', to: 'https://a.example/', permanent: true },
    ];
    expect(await read({ id: 'b1', redirects })).toEqual({ id: 'b1', redirects });
  });

  it.each([
    ['no JSON', '{'],
    ['an empty file', ''],
    ['a list', []],
    ['no id', { redirects: [] }],
    ['no rules', { id: 'b1' }],
    ['a rule without a target', { id: 'b1', redirects: [{ from: '/a/' }] }],
    [
      'a rule with a wrong status',
      { id: 'b1', redirects: [{ from: '/a/', to: '/b/', permanent: 1 }] },
    ],
  ])('refuses %s', async (_, content) => {
    await expect(read(content)).rejects.toThrow();
  });
});
