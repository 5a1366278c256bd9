// Serves the build that it was compiled with: node .builds/<id>.server/server.mjs
import { getProgramsRoot } from '../lib/builds/folders';
import { runServer } from './run-server';
import { loadSettings } from './settings';

const { root, buildId } = getProgramsRoot(import.meta.dirname);
process.chdir(root);
await runServer(root, buildId, loadSettings(root));
