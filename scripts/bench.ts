import { getErrorMessage } from '../lib/errors';
import { PATHS, getBudgetLines } from './bench/budgets';
import { buildApp, readSiteBuild } from './bench/builds';
import { endAll } from './bench/endings';
import { weighLoadedScripts } from './bench/loaded';
import { measure } from './bench/measure';
import { timeOpenings } from './bench/opening';
import {
  toBudgetTable,
  toBuildsTable,
  toFormsTable,
  toPagesTable,
  toThroughputTable,
} from './bench/report';
import { timeSubmissions } from './bench/submissions';
import { startServer } from './bench/server';
import { compareThroughput, getLength } from './bench/throughput';
import { weighVisitor } from './bench/visitor';
import { buildSite, ensureBuild } from './build-site';
import { loadSettings } from './settings';

/** Measures the site beside a bare page of the same framework; `--build` builds the site first. */
async function bench(root: string) {
  loadSettings(root);
  if (process.argv.includes('--build')) await buildSite(root);
  else await ensureBuild(root);
  console.log('Building the bare page and the shell …');
  const bareBuild = await buildApp(root, 'bare');
  const visitorBuild = await buildApp(root, 'visitor');
  console.log('Measuring …\n');
  const bare = await measure(root, bareBuild, ['/']);
  const visitor = await weighVisitor((await startServer(root, visitorBuild.root)).origin);
  const site = await measure(root, readSiteBuild(root), PATHS);
  console.log(`${toPagesTable(bare, site)}\n`);
  console.log(`${toBuildsTable(bare, site)}\n`);
  const equal = await buildApp(root, 'equal', {
    BENCH_BYTES: String(await getLength(site.origin)),
  });
  const builds = { bare: bareBuild, equal, site: site.build };
  console.log(`${toThroughputTable(await compareThroughput(root, builds))}\n`);
  const loaded = await weighLoadedScripts(site.origin, PATHS);
  console.log(toBudgetTable(getBudgetLines({ bare, site, visitor, loaded })));
  const openings = await timeOpenings(bare.origin, site.origin);
  const submissions = await timeSubmissions(root, site.build.root);
  console.log(`\n${toFormsTable(openings, submissions)}`);
  const thirdParties = new Set(site.pages.flatMap(({ weight }) => weight.thirdParties));
  for (const address of thirdParties) console.log(`Third party: ${address}`);
}

try {
  await bench(process.cwd());
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
} finally {
  endAll();
}
