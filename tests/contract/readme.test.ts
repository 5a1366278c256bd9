import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** Names in the first column of the table of commands. */
const named = readme
  .split('\n')
  .filter((line) => line.startsWith('| `npm run'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(?:npm run )?([\w:]+)`/g)])
  .map(([, name = '']) => name);

it('the README lists exactly the existing commands', () => {
  expect(named.filter((name) => !scripts[name])).toEqual([]);
  const elsewhere = ['start', 'test', 'test:all', 'dev'];
  const known = new Set([...named, ...elsewhere, ...(readme.match(/(?<=npm run )[\w:]+/g) ?? [])]);
  expect(Object.keys(scripts).filter((name) => !known.has(name))).toEqual([]);
});

it('the README is short', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});
