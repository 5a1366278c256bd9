import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getManifestPath, readManifest } from '@/lib/builds/manifest';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'manifest-'));
  await mkdir(path.join(root, path.dirname(getManifestPath('any'))), { recursive: true });
});
afterAll(() => rm(root, { recursive: true }));

async function read(content: unknown) {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(path.join(root, getManifestPath('b1')), text);
  return readManifest(root, 'b1');
}

it('the manifest of a build is a public file at /builds/meta/{id}.json', () => {
  expect(getManifestPath('b1').split(path.sep)).toEqual(['public', 'builds', 'meta', 'b1.json']);
});

describe('readManifest', () => {
  it('gives the rules in their order', async () => {
    const redirects = [
      { from: '/b/', to: '/c/', permanent: false },
      { from: '/a/', to: 'https://a.example/', permanent: true },
    ];
    expect(await read({ id: 'b1', redirects })).toEqual({ id: 'b1', redirects });
  });

  it('takes a rule that does not say so for a permanent one', async () => {
    const { redirects } = await read({ id: 'b1', redirects: [{ from: '/a/', to: '/b/' }] });
    expect(redirects).toEqual([{ from: '/a/', to: '/b/', permanent: true }]);
  });

  it('takes a build without rules', async () => {
    expect(await read({ id: 'b1', redirects: [] })).toEqual({ id: 'b1', redirects: [] });
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

  it('refuses a build that it does not know', async () => {
    await expect(readManifest(root, 'other')).rejects.toThrow('ENOENT');
  });
});
