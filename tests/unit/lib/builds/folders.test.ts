import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  STAGING_FOLDER,
  findNewestOf,
  getFreeId,
  getBuildFolder,
  getNoteFile,
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
