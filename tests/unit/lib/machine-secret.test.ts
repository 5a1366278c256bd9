import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getMachineSecret } from '@/lib/machine-secret';

let root: string;
const toFile = () => path.join(root, '.data/secret');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'secret-'));
  mkdirSync(path.join(root, '.data'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('is created once and stored', () => {
  const secret = getMachineSecret('secret', root);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(getMachineSecret('secret', root)).toBe(secret);
  expect(readFileSync(toFile(), 'utf8')).toBe(secret);
  expect(readdirSync(path.dirname(toFile()))).toEqual(['secret']);
});

it('is the one that the machine has stored', () => {
  writeFileSync(toFile(), `${'a'.repeat(43)}\n`);
  expect(getMachineSecret('secret', root)).toBe('a'.repeat(43));
});

it.each([
  ['empty', ''],
  ['full of zeros', '\0'.repeat(43)],
  ['cut off', 'a'.repeat(20)],
])('takes the place of a file that is %s', (_, text) => {
  writeFileSync(toFile(), text);
  const secret = getMachineSecret('secret', root);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(toFile(), 'utf8')).toBe(secret);
});

it('lives as long as the process if nothing can be written', () => {
  rmSync(path.join(root, '.data'), { recursive: true });
  writeFileSync(path.join(root, '.data'), 'a file, no folder');
  const secret = getMachineSecret('secret', root);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(getMachineSecret('secret', root)).toBe(secret);
});
