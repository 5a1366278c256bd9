import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishAssets } from '@/scripts/fleet/publish-assets';

const SCRIPT = 'console.log("served"); '.repeat(100);

let root: string;
const read = (name: string) => readFileSync(path.join(root, 'assets', '_next', 'static', name));

/** Publishes a build of one script, a number of seconds ago. */
function publish(id: string, secondsAgo = 0) {
  const folder = path.join(root, id);
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(path.join(folder, 'static', `${id}.js`), SCRIPT);
  publishAssets({ id, folder }, path.join(root, 'assets'));
  const time = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(path.join(root, 'assets', 'builds', `${id}.json`), time, time);
}

beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'assets-'))));
afterEach(() => rmSync(root, { recursive: true }));

it('a file has a copy for each compression', () => {
  publish('one');
  expect(read('one.js').toString()).toBe(SCRIPT);
  expect(gunzipSync(read('one.js.gz')).toString()).toBe(SCRIPT);
  expect(brotliDecompressSync(read('one.js.br')).toString()).toBe(SCRIPT);
});

it('files of this build and of the two before are kept, and no others', () => {
  publish('one', 30);
  publish('two', 20);
  publish('three', 10);
  publish('four');
  for (const id of ['two', 'three', 'four']) expect(read(`${id}.js.gz`).length).toBeGreaterThan(0);
  for (const name of ['one.js', 'one.js.gz']) expect(() => read(name)).toThrow('ENOENT');
});
