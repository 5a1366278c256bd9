import path from 'node:path';
import { getServerFile } from '../lib/builds/folders';
import { pruneBuilds } from '../lib/builds/prune';
import { isLocale } from '../lib/i18n/locales';
import { ensureBuild } from './build-site';
import { findReleaseFault } from './check-release';
import { fail } from './fail.mjs';
import { getPortFault, isPortBlocked } from './port';
import { loadSettings } from './settings';

// The serving process is gone, so nobody waits for the build.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));

const root = process.cwd();
const language = process.argv.at(-1);
if (isLocale(language)) process.env.SITE_FALLBACK_LOCALE = language;

const env = loadSettings(root);
const fault = await getPortFault(env.PORT);
if (fault === 'EADDRINUSE') fail(`Port ${env.PORT} is in use. Set PORT to a free one.`);
if (await isPortBlocked(env.PORT)) fail(`Port ${env.PORT} cannot be used: browsers refuse it.`);
if (fault) fail(`Port ${env.PORT} cannot be used: ${fault}.`);

const releaseFault = await findReleaseFault(env);
if (releaseFault) fail(releaseFault);

const buildId = await ensureBuild(root);
pruneBuilds(root, buildId);
process.removeAllListeners('disconnect');
process.send?.({
  server: path.join(root, getServerFile(buildId)),
  settings: { SITE_FALLBACK_LOCALE: env.SITE_FALLBACK_LOCALE },
});
process.disconnect?.();
