import { parseArgs } from 'node:util';
import { getErrorMessage } from '../lib/errors';
import { ensureBuild } from './build-site';
import { fail } from './fail.mjs';
import { askFleet, takeOrders } from './fleet/control';
import type { Ports } from './fleet/front';
import { startFleet, type FleetState } from './fleet/start';
import { getPortFault } from './port';
import { loadSettings } from './settings';

const USAGE = `npm run fleet -- [--http 8080] [--https 8443] [--plain 8081]   serves until Ctrl+C
npm run fleet -- deploy   builds, and puts the build in the place of the one that the fleet serves
npm run fleet -- state    ports and processes as JSON`;

const root = process.cwd();

/** @throws for an unknown word or option */
function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      http: { type: 'string', default: '8080' },
      https: { type: 'string', default: '8443' },
      plain: { type: 'string', default: '8081' },
    },
  });
  const [order = 'serve', ...rest] = positionals;
  const { http, https, plain } = values;
  const ports: Ports = { http: Number(http), https: Number(https), plain: Number(plain) };
  const isKnown = ['serve', 'deploy', 'state'].includes(order) && rest.length === 0;
  if (!isKnown || Object.values(ports).some(Number.isNaN)) throw new Error(USAGE);
  return { order, ports };
}

function toLines({ buildId, ports, folder, instances }: FleetState): string {
  const places = instances.map(
    ({ name, port, metricsPort }) => `${name}: port ${port}, /metrics on ${metricsPort}`,
  );
  return `The fleet serves build ${buildId}
  https://localhost:${ports.https}  as visitors see it; the certificate is this machine's own
  http://localhost:${ports.http}   leads to HTTPS
  http://localhost:${ports.plain}   the same without TLS, for this machine alone
  ${places.join('\n  ')}
  Logs are in ${folder} as long as it runs.`;
}

async function serve(ports: Ports): Promise<void> {
  for (const port of Object.values(ports)) {
    const fault = await getPortFault(port);
    if (fault) throw new Error(`Port ${port} cannot be used: ${fault}.`);
  }
  const buildId = await ensureBuild(root);
  // A request to end during startup takes effect afterwards, so that nothing is left behind.
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve());
  });
  const fleet = await startFleet(root, buildId, ports);
  try {
    const stopOrders = await takeOrders(root, fleet);
    console.info(toLines(fleet.getState()));
    await asked;
    console.info('Stopping …');
    stopOrders();
  } finally {
    await fleet.stop();
  }
}

async function run(): Promise<void> {
  const { order, ports } = readArguments();
  if (order === 'serve') return serve(ports);
  if (order === 'state') return console.info(JSON.stringify(await askFleet(root), null, 2));
  console.info(toLines(await askFleet(root, await ensureBuild(root))));
}

loadSettings(root);
run().then(
  () => process.exit(),
  (error: unknown) => fail(getErrorMessage(error)),
);
