import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EXTRA_FIELDS } from '../../lib/forms/kinds';
import { MIN_FILL_MS } from '../../lib/forms/limits';
import { onEnd } from './endings';
import { startServer } from './server';

const WARM_UP = 20;
const COUNT = 200;
/** As long as a fast provider takes. */
const PROVIDER_MS = 20;

/** Milliseconds that a submission takes beyond the provider's time: median and 95th percentile. */
export type Submissions = { p50: number; p95: number };

/** Starts a provider that records how many milliseconds it held each call. */
async function startProvider() {
  const held: number[] = [];
  const server = createServer((request, response) => {
    const began = performance.now();
    request.resume();
    setTimeout(() => {
      response.setHeader('content-type', 'application/json').end('{}');
      held.push(performance.now() - began);
    }, PROVIDER_MS);
  }).listen(0, '127.0.0.1');
  onEnd(() => server.close());
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, held };
}

/** The sender of one form: the only one in its network, which has a limit too, with a form token for its address. */
type Sender = { address: string; formToken: string };

async function getSender(origin: string, index: number): Promise<Sender> {
  const address = `10.${index >> 8}.${index & 255}.1`;
  const response = await fetch(`${origin}/api/forms/token/?form=subscribe`, {
    headers: { 'x-forwarded-for': address },
  });
  if (response.status !== 200) throw new Error(`A form token was answered ${response.status}.`);
  const { formToken } = (await response.json()) as { formToken: string };
  return { address, formToken };
}

async function getSenders(origin: string, count: number): Promise<Sender[]> {
  const senders: Sender[] = [];
  for (let index = 0; index < count; index++) senders.push(await getSender(origin, index));
  // A younger form token counts as a bot's.
  await sleep(MIN_FILL_MS + 100);
  return senders;
}

/** Sends one form as the site's scripts do; returns the milliseconds until the response. */
async function submit(origin: string, { address, formToken }: Sender): Promise<number> {
  const began = performance.now();
  const response = await fetch(`${origin}/api/forms/subscribe/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: `${address}@example.com`, [EXTRA_FIELDS.formToken]: formToken }),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A submission was answered ${response.status}.`);
  return performance.now() - began;
}

/** Submits forms one after another, each from its own address, to a separate journal. */
export async function timeSubmissions(projectRoot: string, root: string): Promise<Submissions> {
  const provider = await startProvider();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-submissions-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const count = WARM_UP + COUNT;
  const { origin } = await startServer(projectRoot, root, {
    FORMS_API_URL: provider.url,
    DATABASE_URL: `file:${folder}/leads.db`,
    TRUSTED_PROXIES: '1',
    FORMS_GLOBAL_RATE_LIMIT: String(count),
  });
  const times: number[] = [];
  for (const sender of await getSenders(origin, count)) {
    const total = await submit(origin, sender);
    times.push(total - (provider.held.at(-1) ?? 0));
  }
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(COUNT * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
