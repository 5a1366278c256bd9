import { spawn } from 'node:child_process';
import path from 'node:path';
import { getBuildId, getDistFolder } from '../lib/env';
import { writeManifest } from './build-site';
import { makeMediaKit } from './media-kit';
import { loadSettings } from './settings';

/** Runs Next's development server until this process is asked to end. */
const root = process.cwd();
const { PORT } = loadSettings(root);
writeManifest(path.join(root, getDistFolder()), getBuildId());
await makeMediaKit(root);

const next = path.join(root, 'node_modules/next/dist/bin/next');
const child = spawn(process.execPath, [next, 'dev', '-p', String(PORT)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 0));
