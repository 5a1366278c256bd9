import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  STAGING_FOLDER,
  findBuild,
  findNewestOf,
  getFreeId,
  getBuildFolder,
  getNoteFile,
  getProgramsFolder,
  listServedBuilds,
} from '@/lib/builds/folders';
import { pruneBuilds } from '@/lib/builds/prune';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function addBuild(id: string, builtAt: number) {
  const folder = path.join(root, getBuildFolder(id));
  mkdirSync(folder, { recursive: true });
  writeFileSync(getNoteFile(folder), JSON.stringify({ id, seconds: 1, builtAt }));
}

const listIds = (current: string) => listServedBuilds(root, current).map(({ id }) => id);

it('serves the current build and the two newest others', () => {
  for (const [index, id] of ['a', 'b', 'c', 'd', 'e'].entries()) addBuild(id, index);
  expect(listIds('e')).toEqual(['e', 'd', 'c']);
  // After a rollback.
  expect(listIds('b')).toEqual(['b', 'e', 'd']);
});

it('only unserved builds are deleted', () => {
  for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) addBuild(id, index);
  mkdirSync(path.join(root, STAGING_FOLDER));
  pruneBuilds(root, 'd');
  const left = ['a', 'b', 'c', 'd'].filter((id) => existsSync(path.join(root, getBuildFolder(id))));
  expect(left).toEqual(['b', 'c', 'd']);
  expect(existsSync(path.join(root, STAGING_FOLDER))).toBe(true);
});

it('programs without a build are deleted once no build can need them', () => {
  addBuild('a', 1);
  const folders = ['a', 'failed', 'begun'].map((id) => path.join(root, getProgramsFolder(id)));
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const folder of folders) mkdirSync(folder);
  for (const folder of folders.slice(0, 2)) utimesSync(folder, longAgo, longAgo);
  pruneBuilds(root, 'a');
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, false, true]);
});

it('a build without its note is incomplete and ignored', () => {
  mkdirSync(path.join(root, getBuildFolder('a')), { recursive: true });
  expect(findBuild(root, 'a')).toBeNull();
  expect(listIds('a')).toEqual([]);
  expect(findBuild(root, 'never')).toBeNull();
});

it('the same sources are built again beside the served build, and the newest counts', () => {
  expect(getFreeId(root, 'a')).toBe('a');
  expect(findNewestOf(root, 'a')).toBeUndefined();
  addBuild('a', 1);
  expect(getFreeId(root, 'a')).toBe('a-2');
  // Like a build whose deletion was interrupted.
  mkdirSync(path.join(root, getBuildFolder('a-2')), { recursive: true });
  expect(getFreeId(root, 'a')).toBe('a-3');
  addBuild('a-3', 2);
  addBuild('ab', 3);
  expect(findNewestOf(root, 'a')?.id).toBe('a-3');
});
