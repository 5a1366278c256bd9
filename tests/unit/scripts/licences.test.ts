import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAllowed } from '@/scripts/licences/expression';
import { checkLicences, readPackages } from '@/scripts/licences/packages';

const ALLOWED = new Set(['MIT', 'Apache-2.0', 'GPL-2.0-only WITH Classpath-exception-2.0']);

describe('a licence', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['MIT OR GPL-3.0-only', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND Apache-2.0', true],
    ['(MIT OR GPL-3.0-only) AND Apache-2.0', true],
    ['MIT OR GPL-3.0-only AND BSD-4-Clause', true],
    ['(MIT OR Apache-2.0) AND GPL-3.0-only', false],
    ['GPL-2.0-only WITH Classpath-exception-2.0', true],
    ['GPL-2.0-only', false],
    ['UNLICENSED', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['MIT OR', false],
    ['(MIT', false],
    ['MIT Apache-2.0', false],
    ['', false],
  ])('%s is allowed: %s', (expression, expected) => {
    expect(isAllowed(expression, ALLOWED)).toBe(expected);
  });
});

describe('the packages of a tree', () => {
  let root: string;

  function install(name: string, manifest: Record<string, unknown>) {
    const folder = path.join(root, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name, version: '1.0.0', ...manifest }),
    );
  }

  function lock(packages: Record<string, object>) {
    const entries = Object.entries(packages).map(([name, entry]) => [
      `node_modules/${name}`,
      entry,
    ]);
    const content = { packages: { '': {}, ...Object.fromEntries(entries) } };
    writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify(content));
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'licences-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are installed production packages, including nested ones', () => {
    install('used', { license: 'MIT' });
    install('used/node_modules/nested', { license: 'Apache-2.0' });
    install('tool', { license: 'GPL-3.0-only' });
    lock({
      used: {},
      'used/node_modules/nested': { optional: true },
      tool: { dev: true },
      'other-platform': { optional: true },
    });
    expect(readPackages(root)).toEqual([
      { name: 'used@1.0.0', licence: 'MIT' },
      { name: 'used/node_modules/nested@1.0.0', licence: 'Apache-2.0' },
    ]);
  });

  it('may state their licence in the old formats', () => {
    install('object', { license: { type: 'MIT', url: 'https://example.com' } });
    install('list', { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0-only' }] });
    install('none', {});
    lock({ object: {}, list: {}, none: {} });
    expect(readPackages(root).map(({ licence }) => licence)).toEqual([
      'MIT',
      'MIT OR GPL-2.0-only',
      null,
    ]);
  });

  it('are grouped, and listed if their licence is missing or not allowed', () => {
    const packages = [
      { name: 'a@1', licence: 'MIT' },
      { name: 'b@1', licence: null },
      { name: 'c@1', licence: 'GPL-3.0-only' },
      { name: 'd@1', licence: 'MIT' },
    ];
    expect(checkLicences(packages, ALLOWED)).toEqual({
      groups: [
        ['MIT', ['a@1', 'd@1']],
        ['none', ['b@1']],
        ['GPL-3.0-only', ['c@1']],
      ],
      refused: [packages[1], packages[2]],
    });
  });
});
