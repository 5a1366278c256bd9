// Puts the static files of the newest build into a folder that the front serves: publish-assets.mjs <folder>
import path from 'node:path';

process.chdir(path.resolve(import.meta.dirname, '..'));
await import('./typescript.mjs');
const { listBuilds } = await import('../lib/builds/folders');
const { fail } = await import('./fail.mjs');
const { publishAssets } = await import('./fleet/assets');

const [folder] = process.argv.slice(2);
if (!folder) throw fail('Give a target folder.');
const [build] = listBuilds(process.cwd());
if (!build) throw fail('The site is not built.');
publishAssets(build, folder);
