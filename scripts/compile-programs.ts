import path from 'node:path';
import { build } from 'esbuild';
import { getProgramsFolder } from '../lib/builds/folders';

/**
 * Compiles what runs beside Next: the server itself, the page cache, and what an operator runs on a machine that only
 * serves. There is no TypeScript loader in a running site: it would have a say in each of Next's imports, which are
 * three per request.
 */
export async function compilePrograms(root: string, id: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: {
      server: 'scripts/server.ts',
      'cache-handler': 'lib/cache/handler.ts',
      'publish-assets': 'scripts/publish-assets.ts',
      leads: 'scripts/leads.ts',
    },
    outdir: path.join(root, getProgramsFolder(id)),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}
