// Serves a build of the folder it runs in, whatever the settings are by now: the one that is named, else the newest.
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '..'));
await import('./typescript.mjs');
const { findBuild, listBuilds } = await import('../lib/builds/folders');
const { fail } = await import('./fail.mjs');
const { runServer } = await import('./run-server');
const { loadSettings } = await import('./settings');

const root = process.cwd();
const env = loadSettings(root);
const [name] = process.argv.slice(2);
const build = name ? findBuild(root, name) : listBuilds(root)[0];
if (!build) throw fail('The site is not built.');
await runServer(root, build.id, env);
