import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openJournal } from '@/lib/leads/journal';

it('resends nothing without a provider, and closes leads that must not be sent', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-command-'));
  const url = `file:${folder}/leads.db`;
  const journal = await openJournal(url);
  const lead = { key: 'one', form: 'contact', locale: 'en', payload: {}, token: '' } as const;
  await journal.add({ ...lead, call: 'contacts/' }, 1, [
    { channel: 'provider', status: 'pending', leaseMs: 1 },
  ]);
  const env = { ...process.env, DATABASE_URL: url, PROVIDER_API_URL: '', FORMS_API_URL: '' };
  const order = (...words: string[]) => {
    const args = ['--import', 'tsx', 'scripts/leads.ts', ...words];
    return spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  };
  const { status, stderr } = order('redeliver');
  expect(status).toBe(1);
  expect(stderr).toContain('PROVIDER_API_URL');
  expect(await journal.list()).toMatchObject([{ status: 'pending', attempts: 1 }]);

  const [{ id = '' } = {}] = await journal.list();
  expect(order('show', id.slice(0, 6)).stdout).toContain(id);
  const file = path.join(folder, 'leads.csv');
  expect(order('export', file).status).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeffid,/);
  expect(order('close', 'unknown')).toMatchObject({ status: 1 });
  expect(order('close', 'all')).toMatchObject({ status: 0 });
  expect(await journal.list()).toMatchObject([{ status: 'delivered' }]);
  await journal.close();
  rmSync(folder, { recursive: true });
});
