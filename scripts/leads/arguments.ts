import { parseArgs } from 'node:util';
import { DAY_MS } from '../../lib/utc-day';

export type LeadsCommand =
  | { name: 'list' | 'redeliver' }
  | { name: 'export'; target: string | undefined }
  | { name: 'show'; id: string }
  | { name: 'close'; id: string | undefined }
  | { name: 'backup' | 'restore' | 'import'; file: string }
  | { name: 'purge'; olderThanMs: number };

const USAGE = `npm run leads -- <command>
  list                      list all leads, newest first
  show <id>                 show one lead with all its details; the ID's first letters are enough
  export [file]             write all leads for a spreadsheet (CSV) to leads-<day>.csv, a file, or with - to the terminal
  redeliver                 send undelivered leads again, and mails that sales did not get, even those given up
  close <id>|all            send no more of what waits or was given up, such as after an export
  purge --older-than 365d   delete older leads, unless they await delivery
  backup <file>             write a checked copy of the SQLite file, while the site runs
  restore <file>            replace the SQLite file by a checked copy; stop the site first
  import <file>             copy a SQLite file that is no longer used into the database`;

/**
 * Parses the arguments after `npm run leads --`.
 * @throws {Error} saying what is wrong with them
 */
export function parseLeadsCommand(args: readonly string[]): LeadsCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    // The only format, which earlier versions asked for.
    options: { csv: { type: 'boolean' }, 'older-than': { type: 'string' } },
  });
  const [name, id, ...rest] = positionals;
  if (rest.length > 0) throw new Error(`Too many arguments.\n${USAGE}`);
  if (name === 'show') {
    if (!id) throw new Error(`Give the lead's ID.\n${USAGE}`);
    return { name, id };
  }
  if (name === 'close') {
    if (!id) throw new Error(`Give the lead's ID, or all.\n${USAGE}`);
    return { name, id: id === 'all' ? undefined : id };
  }
  if (name === 'backup' || name === 'restore' || name === 'import') {
    if (!id) throw new Error(`Give a file.\n${USAGE}`);
    return { name, file: id };
  }
  if (name === 'purge') {
    const [, days] = /^([1-9]\d*)d$/.exec(values['older-than'] ?? '') ?? [];
    if (!days) throw new Error(`Give an age in days: --older-than 365d\n${USAGE}`);
    return { name, olderThanMs: Number(days) * DAY_MS };
  }
  if (name === 'export') return { name, target: id };
  if (name === 'list' || name === 'redeliver') return { name };
  throw new Error(name === undefined ? USAGE : `There is no command ${name}.\n${USAGE}`);
}
