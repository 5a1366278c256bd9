import 'server-only';
import { getShell } from '@/lib/content/view';
import { getHistory } from '@/lib/history';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import { isHistoryPath } from './data-paths';
import { toIncidentFeed } from './incident-feed';
import { toPublicIncidents } from './incidents';
import schema from './incidents.schema.json';
import { toJsonFile, toSchemaFile, type DataFile } from './data-file';

/** Returns the published file of recorded checks at `path`; null for any other path. */
export async function getHistoryFile(
  path: string,
  nodes: LiveNodes,
  origin: string,
): Promise<DataFile | null> {
  if (!isHistoryPath(path)) return null;
  if (path === '/incidents.schema.json') {
    return toSchemaFile(schema, origin + path);
  }
  const incidents = toPublicIncidents(await getHistory(), nodes, origin);
  if (path === '/incidents.json') {
    return toJsonFile(incidents);
  }
  const { settings } = await getShell(DEFAULT_LOCALE);
  const feed = toIncidentFeed(incidents, { origin, brand: settings.brand_name ?? '' });
  return { type: 'application/atom+xml; charset=utf-8', text: feed };
}
