import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileStyles } from './compile-styles';

const VIEWS = ['app', 'components', 'slices'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => file.endsWith('.tsx')),
);

const IMPORT = /import (\w+) from '(\.[^']+\.module\.scss)'/g;

/** Lists a module's classes that a view uses and the module lacks. */
function listMissing(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, name = '', target = '']) => {
    const styles = path.join(path.dirname(file), target);
    const css = compileStyles(styles);
    const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one);
    return [...new Set(used)]
      .filter((one) => !new RegExp(`\\.${one}\\b`).test(css))
      .map((one) => `${file}: ${one}`);
  });
}

it('every class that a view uses is in its module', { timeout: 120_000 }, () => {
  expect(VIEWS.length).toBeGreaterThan(100);
  expect(VIEWS.flatMap(listMissing)).toEqual([]);
});
