import { writeFileSync } from 'node:fs';
import { getEnv } from '../lib/env';
import { getErrorMessage } from '../lib/errors';
import { toCsv } from '../lib/leads/csv';
import { toFacts } from '../lib/leads/facts';
import { getLeadJournal, stopLeads } from '../lib/leads';
import { backUpLeads, restoreLeads } from '../lib/leads/backup';
import type { LeadJournal } from '../lib/leads/journal';
import { importLeftoverLeads } from '../lib/leads/leftover-leads';
import type { Lead } from '../lib/leads/types';
import { toUtcDay } from '../lib/utc-day';
import { parseLeadsCommand, type LeadsCommand } from './leads/arguments';
import { redeliver } from './leads/redeliver';
import { findMissing, toLeadLines } from './leads/table';
import { loadSettings } from './settings';

/** Finds a lead by the first letters of its ID. */
async function find(journal: LeadJournal, start: string): Promise<Lead> {
  const known = await journal.get(start);
  if (known) return known;
  const [lead, ...others] = (await journal.list()).filter(({ id }) => id.startsWith(start));
  if (!lead) throw new Error(`There is no lead ${start}.`);
  if (others.length > 0) {
    throw new Error(`Several leads start with ${start}:\n${toLeadLines([lead, ...others])}`);
  }
  return lead;
}

function show(lead: Lead): string {
  const facts = [['id', lead.id], ...toFacts(lead)].map(([name, value]) => `${name}: ${value}`);
  return [toLeadLines([lead]), '', ...facts].join('\n');
}

/** Lists leads up to the limit of one list; warns an operator who might delete the rest. */
async function listLeads(journal: LeadJournal): Promise<Lead[]> {
  const leads = await journal.list();
  const missing = findMissing(leads, await journal.countByStatus());
  if (missing) {
    console.error(missing);
    process.exitCode = 1;
  }
  return leads;
}

/** Without the journal, which would create a missing file. */
async function copy({ name, file }: Extract<LeadsCommand, { file: string }>): Promise<string> {
  const { DATABASE_URL } = getEnv();
  if (name === 'backup') {
    const count = await backUpLeads(DATABASE_URL, file);
    return `${file} holds ${count} leads and is sound.`;
  }
  if (name === 'import') {
    const { leads, readings } = await importLeftoverLeads(DATABASE_URL, file);
    return `${leads} leads and ${readings} readings copied. Delete ${file} once you have seen them: nothing else does.`;
  }
  const { count, aside } = await restoreLeads(DATABASE_URL, file);
  return `${count} leads restored.${aside ? ` What was there before is kept as ${aside}.` : ''}`;
}

async function run(command: Exclude<LeadsCommand, { file: string }>): Promise<string> {
  const journal = await getLeadJournal();
  switch (command.name) {
    case 'list':
      return toLeadLines(await listLeads(journal));
    case 'show':
      return show(await find(journal, command.id));
    case 'export': {
      const { target = `leads-${toUtcDay()}.csv` } = command;
      const leads = await listLeads(journal);
      if (target === '-') return toCsv(leads).trimEnd();
      // Only for whoever exports them: they hold personal data.
      writeFileSync(target, toCsv(leads), { mode: 0o600 });
      return `${leads.length} leads written to ${target}.`;
    }
    case 'redeliver':
      return redeliver();
    case 'close': {
      const id = command.id && (await find(journal, command.id)).id;
      const count = await journal.closeOpen(Date.now(), id);
      if (id !== undefined && count === 0)
        throw new Error(`Lead ${id} neither waits nor was given up.`);
      return `${count} closed.`;
    }
    case 'purge': {
      const count = await journal.purge(Date.now() - command.olderThanMs);
      return `${count} deleted.`;
    }
  }
}

// If the reader closes early, such as `head`, that is not an error; a full disk is.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  console.error(getErrorMessage(error));
  process.exitCode = 1;
});

try {
  const command = parseLeadsCommand(process.argv.slice(2));
  loadSettings(process.cwd());
  if ('file' in command) process.stdout.write(`${await copy(command)}\n`);
  else {
    process.stdout.write(`${await run(command)}\n`);
    await stopLeads();
  }
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
