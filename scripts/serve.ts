import { isLocale } from '../lib/i18n/locales';
import { ensureBuild } from './build-site';
import { fail } from './fail.mjs';
import { getPortFault } from './port';
import { runNext } from './run-next';
import { loadSettings } from './settings';

const root = process.cwd();
const language = process.argv.at(-1);
if (isLocale(language)) process.env.SITE_FALLBACK_LOCALE = language;

const { PORT } = loadSettings(root);
const fault = await getPortFault(PORT);
if (fault === 'EADDRINUSE') fail(`Port ${PORT} is in use. Set PORT to a free one.`);
if (fault) fail(`Port ${PORT} cannot be used: ${fault}.`);

await ensureBuild(root);
runNext(root, ['start', '-p', String(PORT)], { NODE_ENV: 'production' });
