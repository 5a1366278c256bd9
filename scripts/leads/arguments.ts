import { parseArgs } from 'node:util';

export type LeadsCommand =
  | { name: 'list' | 'export' | 'redeliver' }
  | { name: 'show'; id: string }
  | { name: 'backup' | 'restore'; file: string }
  | { name: 'purge'; olderThanMs: number };

const USAGE = `npm run leads -- <command>
  list                      all leads, the newest first
  show <id>                 one lead with everything that is known of it
  export --csv              all leads as a table for a spreadsheet
  redeliver                 send again what did not arrive, given up or not
  purge --older-than 365d   delete what is older and does not wait for its delivery
  backup <file>             write a checked copy of the SQLite file, while the site runs
  restore <file>            put a checked copy in its place; stop the site first`;

const DAY_MS = 86_400_000;

/**
 * Reads the words after `npm run leads --`.
 * @throws {Error} saying what is wrong with them.
 */
export function parseLeadsCommand(args: readonly string[]): LeadsCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { csv: { type: 'boolean' }, 'older-than': { type: 'string' } },
  });
  const [name, id, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Too many words.\n${USAGE}`);
  if (name === 'show') {
    if (!id) throw new Error(`Which lead? Give its id.\n${USAGE}`);
    return { name, id };
  }
  if (name === 'backup' || name === 'restore') {
    if (!id) throw new Error(`Which file?\n${USAGE}`);
    return { name, file: id };
  }
  if (name === 'purge') {
    const [, days] = /^([1-9]\d*)d$/.exec(values['older-than'] ?? '') ?? [];
    if (!days) throw new Error(`Say how old in days: --older-than 365d\n${USAGE}`);
    return { name, olderThanMs: Number(days) * DAY_MS };
  }
  if (name === 'export' && !values.csv) throw new Error(`Say in which form: --csv\n${USAGE}`);
  if (name === 'list' || name === 'export' || name === 'redeliver') return { name };
  throw new Error(USAGE);
}
