// Copies what a machine needs to serve the newest build into a folder: npm run pack -- <folder>
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { getProgramsFolder, listBuilds, listFiles } from '../lib/builds/folders';
import { fail } from './fail.mjs';
import { traceModules } from './pack/trace';

/** Build output that is not served, and pages that a server has rendered since. */
const UNSERVED =
  /^(?:cache|diagnostics|server\/route-cache|trace|trace-build|turbopack|types)(?:\/|$)|\.(?:nft\.json|map)$/;
/** The embedded services read these if the settings name no real ones. */
const CONTENT = ['content', 'customtypes'];
const SITE = ['public', 'prismic.config.json'];

const [target] = process.argv.slice(2);
if (!target) throw fail('Give a target folder.');
const root = process.cwd();
const folder = path.resolve(target);
if (existsSync(folder) && readdirSync(folder).length > 0) throw fail(`${folder} is not empty.`);
const [build] = listBuilds(root);
if (!build) throw fail('The site is not built.');

/** Copies one file or link; links stay links. */
function copy(name: string) {
  const to = path.join(folder, name);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(root, name), to, { recursive: true, verbatimSymlinks: true });
}

/** The first page's data with each content. */
const firsts = new Map<string, string>();

/** Copies a page's data, or links to identical data of another page, since each contains the layout of its language. */
function copyData(name: string) {
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, name)))
    .digest('hex');
  const first = firsts.get(hash);
  if (!first) {
    firsts.set(hash, name);
    return copy(name);
  }
  const to = path.join(folder, name);
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(path.relative(path.dirname(name), first), to);
}

const toName = (file: string) => path.relative(root, file);
const programs = path.join(root, getProgramsFolder(build.id));
const served = listFiles(build.folder).filter(
  (file) => !UNSERVED.test(path.relative(build.folder, file)) && !file.endsWith('.tmp'),
);
const models = listFiles(path.join(root, 'slices')).filter((file) => file.endsWith('model.json'));
const modules = await traceModules(root, build.folder, listFiles(programs));
for (const name of [...SITE, ...CONTENT, toName(programs), ...modules]) copy(name);
for (const name of [...served, ...models].map(toName)) {
  if (name.endsWith('.rsc')) copyData(name);
  else copy(name);
}
// The server and an operator's commands under a fixed name, independent of the build: node programs/leads.mjs list
symlinkSync(toName(programs), path.join(folder, 'programs'));
// Tells Node that the files of Next and its modules are ES modules.
writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
console.info(`Build ${build.id} is in ${folder}.`);
