import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { getProgramsFolder } from '../lib/builds/folders';

/** Returns the compiler options for a build's programs, written to a folder. */
export const toProgramOptions = (root: string, outdir: string) =>
  ({
    absWorkingDir: root,
    entryPoints: {
      server: 'scripts/server.ts',
      'cache-handler': 'lib/cache/redis-cache-handler.ts',
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
 * Compiles what runs beside Next: the server itself, the page cache, and the operator's commands on a machine that only
 * serves. A running site has no TypeScript loader, which would slow down each of Next's imports, three per request.
 */
export async function compilePrograms(root: string, id: string): Promise<void> {
  await build(toProgramOptions(root, path.join(root, getProgramsFolder(id))));
}
