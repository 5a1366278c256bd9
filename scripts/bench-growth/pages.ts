import { readFileSync } from 'node:fs';
import type { SiteCopy } from '../../tests/support/site-copy';
import { startServer } from '../bench/server';
import { toTable } from '../bench/table';
import { mountLongList } from './long-list';

const SECRET = 'bench-webhook-secret';
const PATHS = [
  '/nodes/',
  '/cn/nodes/',
  '/',
  '/nodes/eth/',
  '/nodes/compare/?chain=eth&chain=base',
  '/nodes.json',
  '/pricing/',
  '/no-such-page/',
];
/** Enough rounds for the memory to settle. */
const ROUNDS = 5;
const MAX_MS = 2000;
const MAX_BYTES = 600e6;

/** A page's size in bytes and times in milliseconds, the longest of all rounds. */
type Timing = { path: string; bytes: number; rendered: number; again: number };

async function timePage(url: string) {
  const began = performance.now();
  const response = await fetch(url);
  const bytes = (await response.arrayBuffer()).byteLength;
  return { bytes, ms: performance.now() - began };
}

async function expirePages(origin: string) {
  const body = JSON.stringify({ type: 'api-update', secret: SECRET });
  const response = await fetch(`${origin}/api/revalidate/`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The webhook returned ${response.status}.`);
}

/** Returns a process's peak resident memory, in bytes. */
function getPeakMemory(pid: number): number {
  const peak = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(peak?.[1]) * 1024;
}

async function measurePage(origin: string, path: string): Promise<Timing> {
  const timing: Timing = { path, bytes: 0, rendered: 0, again: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    await expirePages(origin);
    const rendered = await timePage(origin + path);
    const again = await timePage(origin + path);
    timing.bytes = rendered.bytes;
    timing.rendered = Math.max(timing.rendered, rendered.ms);
    timing.again = Math.max(timing.again, again.ms);
  }
  return timing;
}

/** Prints how long pages take, and how much memory the server needs, while the provider lists very many chains. */
export async function benchPages(copy: SiteCopy, count: number) {
  const provider = await mountLongList(count, { withKnown: true });
  try {
    const { origin, pid } = await startServer(copy.root, copy.root, {
      PROVIDER_API_URL: `${provider.url}/v3`,
      AVAILABILITY_API_URL: `${provider.url}/v1`,
      PRISMIC_WEBHOOK_SECRET: SECRET,
    });
    // The first render reads the provider's list.
    await expirePages(origin);
    await timePage(`${origin}/nodes/`);
    const timings: Timing[] = [];
    for (const path of PATHS) timings.push(await measurePage(origin, path));
    const rows = timings.map(({ path, bytes, rendered, again }) => [
      path,
      (bytes / 1e6).toFixed(2),
      rendered.toFixed(0),
      again.toFixed(0),
      Math.max(rendered, again) > MAX_MS ? 'too slow' : '',
    ]);
    console.log(toTable([[`${count} chains`, 'MB', 'rendered, ms', 'again, ms', ''], ...rows]));
    const peak = getPeakMemory(pid);
    const status = peak > MAX_BYTES ? ', too much' : '';
    console.log(`Memory at its peak: ${(peak / 1e6).toFixed(0)} MB${status}`);
  } finally {
    await provider.close();
  }
}
