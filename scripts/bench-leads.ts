import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killWriter } from './bench-leads/kill';

/** Writes this many leads, kills the writer, and counts; DATABASE_URL selects another journal than a new file. */
const COUNT = 2000;
const folder = mkdtempSync(path.join(tmpdir(), 'leads-bench-'));
const url = process.env.DATABASE_URL ?? `file:${folder}/leads.db`;
try {
  const { acknowledged, stored, lost, seconds } = await killWriter(process.cwd(), url, COUNT);
  const rate = Math.round(acknowledged.length / seconds);
  console.log(`acknowledged before SIGKILL  ${acknowledged.length}`);
  console.log(`stored after it              ${stored.size}`);
  console.log(`lost                         ${lost.length}`);
  console.log(`acknowledged per second      ${rate} (target: 200)`);
  process.exitCode = lost.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
