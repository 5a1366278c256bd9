import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format } from 'prettier';
import { getErrorMessage } from '../lib/errors';
import { endAll, onEnd } from './bench/endings';
import { createAstroPeer } from './bench-peers/astro-peer';
import { mountContent } from './bench-peers/content';
import { measurePeers, toRounds } from './bench-peers/measure';
import {
  createBarePeer,
  createExportPeer,
  createStarterPeer,
  type Bench,
} from './bench-peers/next-peers';
import { createOwnPeer } from './bench-peers/own-peer';
import { toMarkdown } from './bench-peers/report';
import { findTools } from './fleet/tools';
import { loadSettings } from './settings';

const RESULT = 'docs/bench-peers.json';

/**
 * Builds this site and its alternatives, measures them in turns, prints one table, and writes the individual values to
 * docs/bench-peers.json.
 */
async function run(projectRoot: string): Promise<void> {
  loadSettings(projectRoot);
  const rounds = toRounds(process.argv[2]);
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-peers-'));
  // If this runs as root, nginx's workers run as another user.
  chmodSync(folder, 0o755);
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const { repository, variables } = await mountContent();
  const bench: Bench = { projectRoot, folder, nginx: findTools().nginx, content: variables };
  const peers = [
    createBarePeer(bench),
    createStarterPeer(bench),
    await createAstroPeer(bench),
    createExportPeer(bench),
    createOwnPeer(bench),
  ];
  const results = await measurePeers({ bench, peers, repository, rounds });
  const json = JSON.stringify({ node: process.version, rounds, results });
  writeFileSync(RESULT, await format(json, { parser: 'json', printWidth: 100 }));
  console.log(toMarkdown(results));
}

try {
  await run(process.cwd());
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
} finally {
  endAll();
}
process.exit();
