import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onEnd } from './endings';
import { startServer } from './server';

const WARM_UP = 20;
const COUNT = 200;
/** As long as a quick provider takes. */
const PROVIDER_MS = 20;

/** Milliseconds of one submission beside the provider's own, for half and for 95 in 100 of them. */
export type Submissions = { p50: number; p95: number };

/** A provider that says how long it had each call. */
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

/** Sends plain forms to the site one after the other, each from an address of its own, into a journal of their own. */
export async function timeSubmissions(projectRoot: string, root: string): Promise<Submissions> {
  const provider = await startProvider();
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-submissions-'));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  const { origin } = await startServer(projectRoot, root, {
    FORMS_API_URL: provider.url,
    DATABASE_URL: `file:${folder}/leads.db`,
  });
  const times: number[] = [];
  for (let index = -WARM_UP; index < COUNT; index++) {
    const began = performance.now();
    const response = await fetch(`${origin}/api/forms/subscribe/`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': `bench-${index}` },
      body: new URLSearchParams({ email: `bench${index}@example.com` }),
    });
    const total = performance.now() - began;
    if (response.status !== 303) throw new Error(`A submission was answered ${response.status}.`);
    if (index >= 0) times.push(total - (provider.held.at(-1) ?? 0));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(COUNT * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
