import 'server-only';
import { getPage } from '@/lib/content';
import { getShell } from '@/lib/content/view';
import { getChangeLog, getWrittenChanges } from '@/lib/display/change-log';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import { getChangeFile } from '@/lib/site/addresses';
import { toCalendar } from './calendar';
import { toJsonFile, toSchemaFile, type DataFile } from './data-file';
import { CHANGE_FILE, getFileChain, isLifecyclePath } from './data-paths';
import { toChangeFeed, toPublicChanges, type PublicChanges } from './lifecycle';
import schema from './lifecycle.schema.json';

const PAGE = 'changes';

/** Returns all changes in English, those that editors wrote included. */
export async function getPublicChanges(nodes: LiveNodes, origin: string): Promise<PublicChanges> {
  const page = await getPage('page', PAGE, DEFAULT_LOCALE);
  const written = getWrittenChanges(page?.data.slices ?? []);
  return toPublicChanges(getChangeLog(written, DEFAULT_LOCALE), nodes, origin);
}

/** Returns the published file of chain changes at `path`; null for any other path. */
export async function getLifecycleFile(
  path: string,
  nodes: LiveNodes,
  origin: string,
): Promise<DataFile | null> {
  if (!isLifecyclePath(path)) return null;
  if (path === '/lifecycle.schema.json') return toSchemaFile(schema, origin + path);
  const chain = nodes.chains.find(({ key }) => key === getFileChain(path));
  if (CHANGE_FILE.test(path) && !chain) return null;
  const [all, { settings }] = await Promise.all([
    getPublicChanges(nodes, origin),
    getShell(DEFAULT_LOCALE),
  ]);
  const changes = chain
    ? { ...all, changes: all.changes.filter((one) => one.chain === chain.key) }
    : all;
  const brand = settings.brand_name ?? '';
  if (path.endsWith('.json')) return toJsonFile(changes);
  if (path.endsWith('.ics')) {
    const text = toCalendar(changes.changes, { brand, origin });
    return { type: 'text/calendar; charset=utf-8', text };
  }
  const text = toChangeFeed(changes, { origin, brand, path, chain });
  return { type: 'application/atom+xml; charset=utf-8', text };
}

/**
 * Returns the path of the file that a query narrows: `/lifecycle.json?chain=eth` is `/nodes/eth/changes.json`. Without
 * such a query, it is the path itself; null for a chain that is not listed, or for several.
 */
export function narrowPath(path: string, search: string, { chains }: LiveNodes): string | null {
  const wanted = new URLSearchParams(search).getAll('chain');
  if (wanted.length === 0 || !isLifecyclePath(path)) return path;
  const [key = ''] = wanted;
  if (wanted.length > 1 || !chains.some((chain) => chain.key === key)) return null;
  return getChangeFile(key, path.endsWith('.json') ? 'json' : 'atom');
}
