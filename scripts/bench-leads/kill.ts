import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { openJournal } from '../../lib/leads/journal';

export type KillReport = {
  /** What the writer was told is stored. */
  acknowledged: string[];
  /** What the journal contains after the kill. */
  stored: ReadonlySet<string>;
  lost: string[];
  seconds: number;
};

/** Kills a writer of leads with SIGKILL after `count` acknowledgements, and reads what is left. */
export async function killWriter(root: string, url: string, count: number): Promise<KillReport> {
  const script = path.join(root, 'scripts', 'bench-leads', 'writer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, url], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const acknowledged: string[] = [];
  let began = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    began ||= Date.now();
    acknowledged.push(line);
    if (acknowledged.length === count) child.kill('SIGKILL');
  }
  await ended;
  const journal = await openJournal(url);
  const stored = new Set((await journal.list()).map(({ key }) => key));
  await journal.close();
  const lost = acknowledged.filter((key) => !stored.has(key));
  return { acknowledged, stored, lost, seconds: (Date.now() - began) / 1000 };
}
