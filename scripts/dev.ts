import { getBuildId } from '../lib/env';
import { writeManifest } from './build-site';
import { runNext } from './run-next';
import { loadSettings } from './settings';

const root = process.cwd();
const { PORT } = loadSettings(root);
writeManifest(root, getBuildId());
runNext(root, ['dev', '-p', String(PORT)]);
