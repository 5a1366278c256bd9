import { getBuildFolder } from '../lib/builds/folders';
import type { Env } from '../lib/env';
import { getErrorMessage } from '../lib/errors';
import { fail } from './fail.mjs';

/** Serves a finished build until this process is asked to end. */
export async function runServer(root: string, buildId: string, env: Env): Promise<void> {
  // Next reads these when it is loaded, and so do the settings of the bundled site.
  Object.assign(process.env, {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(env.PORT),
    BUILD_ID: buildId,
    BUILD_FOLDER: getBuildFolder(buildId),
  });
  const { startSiteServer } = await import('../lib/server');
  const { close } = await startSiteServer({ root, buildId, env }).catch((error: unknown) =>
    // Next logs what nobody catches, and then ends the process as if nothing were wrong.
    fail(`The site cannot be served: ${getErrorMessage(error)}`),
  );
  console.info(`The site is served at http://localhost:${env.PORT}`);

  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Whoever asks twice does not want to wait.
      if (isEnding) process.exit(1);
      isEnding = true;
      void close().finally(() => process.exit(0));
    });
  }
}
