import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from '../../lib/builds/folders';

type Trace = (
  files: string[],
  options: {
    base: string;
    processCwd: string;
    mixedModules: boolean;
    ignore: (file: string) => boolean;
  },
) => Promise<{ fileList: Set<string> }>;

/** Files that packages refer to and a server never loads: compilers, docs, development code, another C library. */
const UNSERVED = new RegExp(
  `^node_modules/(?:${[
    '@next/swc-',
    'esbuild/',
    '@esbuild/',
    'playwright',
    '@playwright/',
    'typescript/',
    'next/dist/(?:build/swc|docs|lib/upgrade)/',
    'next/dist/server/capsize-',
    'next/dist/compiled/(?:babel|webpack|next-server/.*\\.dev\\.js$)',
    'next/dist/compiled/(?:@edge-runtime/primitives|@next/font|crypto-browserify|cssnano|edge-runtime|next-devtools|postcss)',
    'next/dist/compiled/@vercel/(?:nft/|og/index\\.edge)',
    '(?:react|react-dom)/cjs/.*\\.development\\.js$',
    'caniuse-lite/',
    'sass/',
    `@libsql/linux-\\w+-${isMusl() ? 'gnu' : 'musl'}`,
  ].join('|')})`,
);

/** True if the machine's C library is musl, as in Alpine Linux. */
function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return process.platform === 'linux' && !header.glibcVersionRuntime;
}

const isServed = (name: string) => name.startsWith('node_modules/') && !UNSERVED.test(name);

/** Reads Next's trace of the modules that its bundles load. */
function readNotes(root: string, folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) => {
      const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: string[] };
      return files.map((name) => path.relative(root, path.resolve(path.dirname(file), name)));
    });
}

/**
 * Lists the package files that a running server may load, relative to the root.
 * @param folder of the build
 * @param programs that run beside Next, such as the server
 */
export async function traceModules(
  root: string,
  folder: string,
  programs: string[],
): Promise<string[]> {
  const require = createRequire(import.meta.url);
  // The tracer that Next bundles for `output: 'standalone'`.
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft') as { nodeFileTrace: Trace };
  const next = path.join(root, 'node_modules/next/dist/server/next.js');
  const { fileList } = await nodeFileTrace([...programs, next], {
    base: root,
    processCwd: root,
    mixedModules: true,
    ignore: (file) => UNSERVED.test(file),
  });
  return [...new Set([...fileList, ...readNotes(root, folder)])].filter(isServed);
}
