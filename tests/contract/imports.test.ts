import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { LAYERS, LIB_ORDER } from '../../eslint.layers.mjs';

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

const FILES = [...LAYERS, 'embedded'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => /\.(ts|tsx)$/.test(file)),
);

/** Lists the site's files that a file imports, including type imports. */
function listImports(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    if (!/^(?:@\/|\.)/.test(fileName)) return [];
    const target = fileName.startsWith('@/')
      ? fileName.slice(2)
      : path.join(path.dirname(file), fileName);
    const found = ENDINGS.map((ending) => target + ending).find(
      (name) => existsSync(name) && statSync(name).isFile(),
    );
    return found ? [found] : [];
  });
}

const IMPORTS = new Map(FILES.map((file) => [file, listImports(file)]));

/** Returns the first path through which a file imports itself; null if there is none. */
function findCircle(file: string, way: string[] = [], seen = new Set<string>()): string[] | null {
  for (const next of IMPORTS.get(file) ?? []) {
    if (next === way[0] || (way.length === 0 && next === file)) return [...way, file, next];
    if (seen.has(next)) continue;
    seen.add(next);
    const circle = findCircle(next, [...way, file], seen);
    if (circle) return circle;
  }
  return null;
}

it('no file imports itself through others, not even for types', () => {
  const circles = FILES.flatMap((file) => findCircle(file)?.join(' → ') ?? []);
  expect(FILES.length).toBeGreaterThan(400);
  expect(circles).toEqual([]);
});

it('every folder of lib has a place in the order that lint enforces', () => {
  expect(readdirSync('lib').toSorted()).toEqual(LIB_ORDER.toSorted());
});
