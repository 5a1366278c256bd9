// Serves the newest build of the folder it runs in, whatever the settings are by now.
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '..'));
await import('./typescript.mjs');
const { listBuilds } = await import('../lib/builds/folders');
const { fail } = await import('./fail.mjs');
const { runServer } = await import('./run-server');
const { loadSettings } = await import('./settings');

const root = process.cwd();
const env = loadSettings(root);
const [build] = listBuilds(root);
if (!build) throw fail('The site is not built.');
await runServer(root, build.id, env);
