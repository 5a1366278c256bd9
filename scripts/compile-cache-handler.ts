import path from 'node:path';
import { build } from 'esbuild';
import { getCacheHandlerFile } from '../lib/builds/folders';

/** Next loads its page cache as plain JavaScript, so the build compiles it. */
export async function compileCacheHandler(root: string, id: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: ['lib/cache/handler.ts'],
    outfile: path.join(root, getCacheHandlerFile(id)),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}
