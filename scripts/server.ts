// Serves the build that it was compiled with: node .builds/<id>.server/server.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getBuildFolder, getCacheHandlerFile, getProgramsRoot } from '../lib/builds/folders';
import { checkSqlite } from '../lib/database/sqlite';
import type { Env } from '../lib/env';
import { getErrorMessage } from '../lib/errors';
import { fail } from './fail.mjs';
import { isPortBlocked } from './port';
import { loadSettings } from './settings';

function readBuildFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const folder = path.dirname(file);
    throw fail(
      `The build is damaged: ${getErrorMessage(error)}. Delete ${folder} and start again.`,
    );
  }
}

/**
 * Returns Next's settings from the build, so that a server compiles nothing and needs no settings file. Several
 * instances share their pages in Redis; a single one uses Next's own files.
 */
function readNextSettings(root: string, buildId: string, env: Env): string {
  const folder = getBuildFolder(buildId);
  const file = path.join(root, folder, 'required-server-files.json');
  const { config } = readBuildFile(file) as { config: object };
  return JSON.stringify({
    ...config,
    distDir: folder,
    outputFileTracingRoot: root,
    ...(env.REDIS_URL && { cacheHandler: path.join(root, getCacheHandlerFile(buildId)) }),
  });
}

/** Ends this process once it has closed, when it is asked to end. */
function closeOnSignal(close: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // An operator who asks twice does not want to wait.
      if (isEnding) process.exit(1);
      isEnding = true;
      void close().finally(() => process.exit(0));
    });
  }
}

/** Serves a finished build until this process is asked to end. */
async function runServer(root: string, buildId: string, env: Env): Promise<void> {
  if (await isPortBlocked(env.PORT)) fail(`Port ${env.PORT} cannot be used: browsers refuse it.`);
  await checkSqlite(env.DATABASE_URL).catch((error: unknown) => fail(getErrorMessage(error)));
  const folder = getBuildFolder(buildId);
  // Next reads these when it loads, and so do the settings of the bundled site.
  Object.assign(process.env, {
    // The same as in Next's server for `output: 'standalone'`.
    __NEXT_PRIVATE_STANDALONE_CONFIG: readNextSettings(root, buildId, env),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(env.PORT),
    BUILD_ID: buildId,
    BUILD_FOLDER: folder,
  });
  const { startSiteServer } = await import('../lib/server');
  const started = startSiteServer({ root, buildId, env }).catch((error: unknown) =>
    // Next logs uncaught errors, and then ends the process as if nothing were wrong.
    fail(`The site cannot be served: ${getErrorMessage(error)}`),
  );
  // It accepts requests before it has started completely.
  closeOnSignal(async () => (await started).close());
  await started;
  console.info(`The site is served at http://localhost:${env.PORT}`);
}

const { root, buildId } = getProgramsRoot(import.meta.dirname);
process.chdir(root);
await runServer(root, buildId, loadSettings(root));
