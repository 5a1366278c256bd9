// Copies the static files of a build into a folder that the front server serves: node
// .builds/<id>.server/publish-assets.mjs <folder>
import { findBuild, getProgramsRoot } from '../lib/builds/folders';
import { fail } from './fail.mjs';
import { publishAssets } from './fleet/publish-assets';

const [folder] = process.argv.slice(2);
if (!folder) throw fail('Give a target folder.');
const { root, buildId } = getProgramsRoot(import.meta.dirname);
const build = findBuild(root, buildId);
if (!build) throw fail('The site is not built.');
publishAssets(build, folder);
