import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { getProgramsFolder } from '../lib/builds/folders';

/** How the programs of a build are compiled, into a folder. */
export const toProgramOptions = (root: string, outdir: string) =>
  ({
    absWorkingDir: root,
    entryPoints: {
      server: 'scripts/server.ts',
      'cache-handler': 'lib/cache/handler.ts',
      'publish-assets': 'scripts/publish-assets.ts',
      leads: 'scripts/leads.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  }) satisfies BuildOptions;

/**
 * Compiles what runs beside Next: the server itself, the page cache, and what an operator runs on a machine that only
 * serves. There is no TypeScript loader in a running site: it would have a say in each of Next's imports, which are
 * three per request.
 */
export async function compilePrograms(root: string, id: string): Promise<void> {
  await build(toProgramOptions(root, path.join(root, getProgramsFolder(id))));
}
