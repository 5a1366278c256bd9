import path from 'node:path';
import { getBuildFolder, listBuilds } from '../lib/builds/folders';
import { getErrorMessage } from '../lib/errors';
import { makeSiteCopy } from '../tests/support/site-copy';
import { endAll, onEnd } from './bench/endings';
import { startServer } from './bench/server';
import { ATTACKS } from './bench-hostile/attacks';
import { flood } from './bench-hostile/flood';
import { getFootprint, measureAttack, type Measured } from './bench-hostile/measure';
import { getFaults, toReport } from './bench-hostile/report';
import { startVisitor } from './bench-hostile/visitor';
import { ensureBuild } from './build-site';
import { loadSettings } from './settings';

const WARM_UP = 300;
const WARM_UP_PATHS = ['/', '/cn/', '/nodes/', '/nodes/eth/', '/nodes.json', '/no-such-page/'];

/**
 * Attacks the site while an honest visitor reads it, and prints what both experienced; `wanted` is part of an attack's
 * name.
 */
async function attackSite(root: string, wanted = '') {
  loadSettings(root);
  await ensureBuild(root);
  const copy = makeSiteCopy({ isBuilt: true });
  onEnd(copy.remove);
  const [build] = listBuilds(copy.root);
  if (!build) throw new Error('The site is not built.');
  const server = await startServer(copy.root, copy.root, {
    TRUSTED_PROXIES: '1',
    PRISMIC_WEBHOOK_SECRET: 'bench-webhook-secret',
  });
  const target = { ...server, folder: path.join(copy.root, getBuildFolder(build.id)) };
  await flood(target.origin, WARM_UP, (index) => ({
    path: WARM_UP_PATHS[index % WARM_UP_PATHS.length] ?? '/',
  }));
  const start = getFootprint(target);
  const visitor = startVisitor(target.origin);
  const measured: Measured[] = [];
  for (const attack of ATTACKS.filter(({ name }) => name.includes(wanted))) {
    console.log(`${attack.name} …`);
    measured.push(await measureAttack(attack, target, visitor));
  }
  console.log(`\n${toReport(measured)}`);
  const faults = getFaults(measured, start);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

try {
  await attackSite(process.cwd(), process.argv[2]);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
} finally {
  endAll();
}
