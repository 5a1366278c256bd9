import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getMemory } from '../bench/server';
import type { Attack } from './attacks';
import type { Tally } from './tally';
import type { Visitor, Visits } from './visitor';

const QUIET_MS = 4000;

/** Resident memory of the server and size of the build folder, in bytes. */
export type Footprint = { memory: number; build: number };

export type Measured = {
  name: string;
  seconds: number;
  tally: Tally;
  quiet: Visits;
  busy: Visits;
  before: Footprint;
  after: Footprint;
};

/** A site under attack: its origin, its process, and its folder. */
export type Target = { origin: string; pid: number; folder: string };

function getFolderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

export const getFootprint = ({ pid, folder }: Target): Footprint => ({
  memory: getMemory(pid),
  build: getFolderSize(folder),
});

/** Observes an honest visitor for some quiet seconds and then during the attack. */
export async function measureAttack(
  attack: Attack,
  target: Target,
  visitor: Visitor,
): Promise<Measured> {
  const { visits: quiet } = await visitor.watch(() => sleep(QUIET_MS));
  const before = getFootprint(target);
  const began = performance.now();
  const { result: tally, visits: busy } = await visitor.watch(() => attack.run(target.origin));
  const seconds = (performance.now() - began) / 1000;
  return { name: attack.name, seconds, tally, quiet, busy, before, after: getFootprint(target) };
}
