import 'server-only';
import { getPage } from '@/lib/content';
import { getShell } from '@/lib/content/view';
import { getChangeLog, getWrittenChanges } from '@/lib/display/change-log';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import { CHANGE_FEED } from '@/lib/site/addresses';
import { toJsonFile, toSchemaFile, type DataFile } from './data-file';
import { isLifecyclePath } from './data-paths';
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
  const [changes, { settings }] = await Promise.all([
    getPublicChanges(nodes, origin),
    getShell(DEFAULT_LOCALE),
  ]);
  if (path !== CHANGE_FEED) return toJsonFile(changes);
  const text = toChangeFeed(changes, { origin, brand: settings.brand_name ?? '' });
  return { type: 'application/atom+xml; charset=utf-8', text };
}
