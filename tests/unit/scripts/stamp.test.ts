import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toProgramOptions } from '@/scripts/compile-programs';
import { SOURCES, getBuildStamp } from '@/scripts/stamp';

let root: string;

function write(file: string, text: string) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  write('app/page.tsx', 'one');
  write('content/home/home.en-gb.json', '{}');
});

afterEach(() => {
  rmSync(root, { recursive: true });
  vi.unstubAllEnvs();
});

it.each([
  ['a source', () => write('app/page.tsx', 'two')],
  ['a document', () => write('content/home/home.en-gb.json', '{"a":1}')],
  ['a new file', () => write('lib/new.ts', '')],
  ['a setting', () => vi.stubEnv('SITE_URL', 'https://other.example')],
])('a build is stale once %s has changed', (_, change) => {
  const before = getBuildStamp(root);
  change();
  expect(getBuildStamp(root)).not.toBe(before);
});

it.each([
  ['a test', () => write('tests/unit/new.test.ts', '')],
  ['what the build itself published', () => write('public/img/media-kit/kit.zip', '')],
  ['the port', () => vi.stubEnv('PORT', '4000')],
  // A build's id is public.
  ['a token', () => vi.stubEnv('PRISMIC_ACCESS_TOKEN', 'secret')],
  ['an address with a password', () => vi.stubEnv('REDIS_URL', 'redis://:secret@a.example')],
])('a build stays fresh when only %s has changed', (_, change) => {
  const before = getBuildStamp(root);
  change();
  expect(getBuildStamp(root)).toBe(before);
});

it("covers every file compiled into a build's programs", async () => {
  const options = toProgramOptions(process.cwd(), root);
  const { metafile } = await build({ ...options, write: false, metafile: true });
  const isCovered = (file: string) =>
    SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(50);
  expect(Object.keys(metafile.inputs).filter((file) => !isCovered(file))).toEqual([]);
});
