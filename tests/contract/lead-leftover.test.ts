import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { createHistoryJournal } from '@/lib/history/journal';
import { openJournal } from '@/lib/leads/journal';
import { describeLeftoverLeads, importLeftoverLeads } from '@/lib/leads/leftover-leads';
import { describeJournals, LATER, addLead } from '../support/describe-journals';

/** More than one statement copies. */
const COUNT = 450;

async function makeFile(count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'leftover-'));
  const file = path.join(folder, 'leads.db');
  const journal = await openJournal(`file:${file}`);
  for (let index = 0; index < count; index++) await addLead(journal, `lead-${index}`);
  await journal.close();
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}

describeJournals('lead_leftover', 'leads in a file that is no longer used', (it) => {
  it('are copied with their outbox and the readings, once', async ({ journal, url }) => {
    const { file, remove } = await makeFile(COUNT);
    const source = await openDatabase(`file:${file}`);
    await createHistoryJournal(source).addCheck({
      takenAt: 5,
      readings: new Map([['eth', new Map([['eu', 99_000]])]]),
    });
    await source.close();
    await addLead(journal, 'lead-7');
    expect(await importLeftoverLeads(url, file)).toEqual({ leads: COUNT - 1, readings: 1 });
    expect(await importLeftoverLeads(url, file)).toEqual({ leads: 0, readings: 0 });
    const counts = { pending: COUNT, delivered: 0, failed: 0 };
    expect(await journal.countByStatus()).toEqual(counts);
    expect(await journal.countByStatus('mail')).toEqual(counts);
    expect(await journal.claimDue('provider', COUNT, LATER)).toHaveLength(COUNT);
    remove();
  });
});

it('leads in the file that the site uses are not copied, and only others are mentioned', async () => {
  const { file, remove } = await makeFile(1);
  await expect(importLeftoverLeads(`file:${file}`, file)).rejects.toThrow('the site uses');
  expect(describeLeftoverLeads('postgres://host/site', file)).toContain(`import ${file}`);
  expect(describeLeftoverLeads(`file:${file}`, file)).toBeNull();
  remove();
  expect(describeLeftoverLeads('postgres://host/site', file)).toBeNull();
});
