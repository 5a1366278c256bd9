import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishAssets } from '@/scripts/fleet/assets';

const SCRIPT = 'console.log("served"); '.repeat(100);

let root: string;
const getServed = (name: string) => path.join(root, 'assets', '_next', 'static', name);
const publish = (id: string, script = `${id}.js`) => {
  const folder = path.join(root, id);
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  writeFileSync(path.join(folder, 'static', script), SCRIPT);
  publishAssets({ id, folder }, path.join(root, 'assets'));
};

beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'assets-'))));
afterEach(() => rmSync(root, { recursive: true }));

it.each(['one.js', 'one.js.gz', 'one.js.br'])(
  'a file %s that a power cut has left empty is put there again',
  (name) => {
    publish('one');
    writeFileSync(getServed(name), '');
    publish('one');
    expect(statSync(getServed(name)).size).toBeGreaterThan(0);
    expect(readFileSync(getServed('one.js'), 'utf8')).toBe(SCRIPT);
    expect(gunzipSync(readFileSync(getServed('one.js.gz'))).toString()).toBe(SCRIPT);
  },
);

it.each(['one.js.gz', 'one.js.br'])('a truncated file %s is written again', (name) => {
  publish('one');
  const whole = readFileSync(getServed(name));
  writeFileSync(getServed(name), whole.subarray(0, -10));
  publish('one');
  expect(readFileSync(getServed(name)).equals(whole)).toBe(true);
});

it('files of this build are kept, whatever times other lists have', () => {
  const later = new Date(Date.now() + 86_400_000);
  for (const id of ['one', 'two', 'three']) {
    publish(id);
    utimesSync(path.join(root, 'assets', 'builds', `${id}.json`), later, later);
  }
  publish('four');
  expect(readFileSync(getServed('four.js'), 'utf8')).toBe(SCRIPT);
});

it('an empty list of files keeps no build from being published, and deletes nothing', () => {
  publish('one');
  writeFileSync(path.join(root, 'assets', 'builds', 'one.json'), '');
  publish('two');
  for (const name of ['one.js', 'two.js']) {
    expect(readFileSync(getServed(name), 'utf8')).toBe(SCRIPT);
  }
});

it('files of this build and of the two before are kept', () => {
  for (const id of ['one', 'two', 'three', 'four']) publish(id);
  expect(statSync(getServed('one.js'), { throwIfNoEntry: false })).toBeUndefined();
  for (const id of ['two', 'three', 'four'])
    expect(statSync(getServed(`${id}.js`)).size).toBe(SCRIPT.length);
});
