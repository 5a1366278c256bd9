import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { onEnd } from '../bench/endings';
import { publishAssets } from '../fleet/assets';
import { getFreePorts } from '../fleet/free-ports';
import { startFront } from '../fleet/front';
import type { Bench } from './next-peers';
import type { Running } from './peer';

/** Runs the fleet's front server before one peer; returns its origin. */
export async function placeFront({ projectRoot, folder, nginx }: Bench, { port, assets }: Running) {
  const own = mkdtempSync(path.join(folder, 'front-'));
  chmodSync(own, 0o755);
  const files = path.join(own, 'assets');
  mkdirSync(files);
  if (assets) publishAssets({ id: 'bench', folder: assets }, files);
  const [http = 0, https = 0, plain = 0] = await getFreePorts(3);
  const options = { root: projectRoot, folder: own, nginx, ports: { http, https, plain } };
  const front = await startFront(options, { buildId: 'bench', ports: [port] });
  onEnd(() => void front.stop());
  return `http://localhost:${plain}`;
}
