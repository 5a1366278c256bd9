import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { areDependenciesCurrent } from '@/scripts/dependencies.mjs';

let root: string;
const asked = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-windows': { version: '2.0.0', optional: true },
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dependencies-'));
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: asked }));
});

afterEach(() => rmSync(root, { recursive: true }));

function install(packages: Record<string, { version: string }>) {
  mkdirSync(path.join(root, 'node_modules'));
  const file = path.join(root, 'node_modules', '.package-lock.json');
  writeFileSync(file, JSON.stringify({ packages }));
}

it('are current if everything needed here is installed as locked', () => {
  install({ 'node_modules/a': { version: '1.0.0' } });
  expect(areDependenciesCurrent(root)).toBe(true);
});

const STALE: Record<string, { version: string }>[] = [
  { 'node_modules/a': { version: '0.9.0' } },
  {},
];

it.each(STALE)('are stale with %j', (packages) => {
  install(packages);
  expect(areDependenciesCurrent(root)).toBe(false);
});
