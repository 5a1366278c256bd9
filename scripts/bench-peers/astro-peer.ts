import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { dependencies } from '../../package.json';
import { placeFiles, serveFiles } from './files';
import { layOut, PAGES, type Bench } from './next-peers';
import type { Peer } from './peer';

/** The last version that runs on Node 20. */
const ASTRO = '5.18.2';

const run = promisify(execFile);

/** Astro's static output, as files behind nginx. Its packages are installed only for this run. */
export async function createAstroPeer(bench: Bench): Promise<Peer> {
  const root = path.join(bench.folder, 'astro');
  const files = path.join(bench.folder, 'astro-files');
  for (const folder of [root, files]) mkdirSync(folder);
  layOut(bench.projectRoot, root, ['astro']);
  const packages = { astro: ASTRO, '@prismicio/client': dependencies['@prismicio/client'] };
  const manifest = { private: true, type: 'module', dependencies: packages };
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: root });

  async function build() {
    const env = { ...process.env, ...bench.content, NODE_ENV: 'production' as const };
    const astro = path.join(root, 'node_modules/astro/astro.js');
    const began = performance.now();
    const options = { cwd: root, env: { ...env, ASTRO_TELEMETRY_DISABLED: '1' } };
    await run(process.execPath, [astro, 'build'], options);
    const seconds = (performance.now() - began) / 1000;
    const output = path.join(root, 'dist');
    placeFiles(output, files);
    const pages = readdirSync(output, { recursive: true }).filter((name) =>
      String(name).endsWith('.html'),
    ).length;
    return { seconds, pages };
  }

  return {
    name: 'Astro',
    versions: `astro ${ASTRO}`,
    pages: PAGES,
    build,
    start: () => serveFiles(bench.nginx, root, files),
    publish: async () => void (await build()),
  };
}
