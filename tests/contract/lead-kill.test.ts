import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killWriter } from '@/scripts/bench-leads/kill';

const folder = mkdtempSync(path.join(tmpdir(), 'leads-kill-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a server killed while writing loses nothing that it acknowledged', async () => {
  const url = `file:${folder}/leads.db`;
  const { acknowledged, lost } = await killWriter(process.cwd(), url, 150);
  expect(acknowledged.length).toBeGreaterThanOrEqual(150);
  expect(lost).toEqual([]);
}, 60_000);
