import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getLocalSecret } from '@/lib/local-secret';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('is created once, and readable only by its owner', () => {
  const secret = getLocalSecret('secret', root);
  expect(secret).toMatch(/^[\w-]{43}$/);
  const file = path.join(root, '.data/secret');
  expect(readFileSync(file, 'utf8')).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['secret']);
  // As another process does.
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description?.includes(root)) Reflect.deleteProperty(globalThis, symbol);
  }
  expect(getLocalSecret('secret', root)).toBe(secret);
});

it('lives as long as the process if nothing can be written', () => {
  writeFileSync(path.join(root, '.data'), 'a file, no folder');
  const secret = getLocalSecret('secret', root);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(getLocalSecret('secret', root)).toBe(secret);
});
