import path from 'node:path';
import { getBuildId, getDistFolder } from '../lib/env';
import { writeManifest } from './build-site';
import { makeMediaKit } from './media-kit';
import { runNext } from './run-next';
import { loadSettings } from './settings';

const root = process.cwd();
const { PORT } = loadSettings(root);
writeManifest(path.join(root, getDistFolder()), getBuildId());
await makeMediaKit(root);
runNext(root, ['dev', '-p', String(PORT)]);
