import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 100;
const PATIENCE_MS = 180_000;

export const SECRET = 'bench-webhook-secret';

/** Renames the brand in a folder's documents and calls the site's webhook. */
async function publish(root: string, origin: string, name: string): Promise<void> {
  const file = path.join(root, 'content/settings/settings.en-gb.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { data: { brand_name: string } };
  document.data.brand_name = name;
  writeFileSync(file, JSON.stringify(document));
  const body = JSON.stringify({ type: 'api-update', secret: SECRET });
  const { status } = await fetch(`${origin}/api/revalidate/`, { method: 'POST', body });
  if (status !== 200) throw new Error(`The webhook returned ${status}.`);
}

const shows = async (url: string, name: string) => (await (await fetch(url)).text()).includes(name);

export type Seen = {
  /** Seconds from the webhook's response until a page under load shows the change. */
  busy: number;
  /** How often a page last read `quietSeconds` ago showed the old version. */
  oldViews: number;
  quietSeconds: number;
};

/** Publishes and measures when visitors see it. */
export async function measurePublish(
  root: string,
  origin: string,
  { round, quietSeconds }: { round: number; quietSeconds: number },
): Promise<Seen> {
  const name = `Renamed${round}`;
  const [busy, quiet] = [`${origin}/nodes/eth/`, `${origin}/nodes/bsc/`];
  await shows(quiet, name);
  for (const end = Date.now() + quietSeconds * 1000; Date.now() < end;) {
    await shows(busy, name);
    await sleep(POLL_MS);
  }
  await publish(root, origin, name);
  const began = Date.now();
  while (!(await shows(busy, name))) {
    if (Date.now() - began > PATIENCE_MS) throw new Error('The published change never appeared.');
    await sleep(POLL_MS);
  }
  const seconds = (Date.now() - began) / 1000;
  let oldViews = 0;
  while (!(await shows(quiet, name))) {
    oldViews += 1;
    await sleep(POLL_MS);
  }
  return { busy: seconds, oldViews, quietSeconds };
}
