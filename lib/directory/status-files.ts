import 'server-only';
import { getShell } from '@/lib/content/view';
import type { History } from '@/lib/history';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import { MAINTENANCE_FILE } from '@/lib/site/addresses';
import { toCalendar } from './calendar';
import { toJsonFile, type DataFile } from './data-file';
import { isStatusPath } from './data-paths';
import { getPublicChanges } from './lifecycle-files';
import { toStatuspage } from './statuspage';

type Source = { nodes: LiveNodes; history: History; origin: string };
type Statuspage = ReturnType<typeof toStatuspage>;

const ofState = <T extends { status: string }>(entries: readonly T[], ...states: string[]) =>
  entries.filter(({ status }) => states.includes(status));

/** What each file has beside the page. */
const PARTS: Readonly<Record<string, (all: Statuspage) => object>> = {
  summary: ({ status, components, incidents, scheduled_maintenances: planned }) => ({
    status,
    components,
    incidents: ofState(incidents, 'investigating'),
    scheduled_maintenances: ofState(planned, 'scheduled', 'in_progress'),
  }),
  status: ({ status }) => ({ status }),
  components: ({ components }) => ({ components }),
  incidents: ({ incidents }) => ({ incidents }),
  'incidents/unresolved': ({ incidents }) => ({ incidents: ofState(incidents, 'investigating') }),
  'scheduled-maintenances': ({ scheduled_maintenances }) => ({ scheduled_maintenances }),
  'scheduled-maintenances/upcoming': ({ scheduled_maintenances: planned }) => ({
    scheduled_maintenances: ofState(planned, 'scheduled'),
  }),
  'scheduled-maintenances/active': ({ scheduled_maintenances: planned }) => ({
    scheduled_maintenances: ofState(planned, 'in_progress'),
  }),
};

/** Returns the file in the form of Statuspage, or the calendar, at `path`; null for any other path. */
export async function getStatusFile(path: string, source: Source): Promise<DataFile | null> {
  if (!isStatusPath(path)) return null;
  const { nodes, origin } = source;
  const [{ changes }, { settings }] = await Promise.all([
    getPublicChanges(nodes, origin),
    getShell(DEFAULT_LOCALE),
  ]);
  const brand = settings.brand_name ?? '';
  if (path === MAINTENANCE_FILE) {
    const text = toCalendar(changes, { brand, origin });
    return { type: 'text/calendar; charset=utf-8', text };
  }
  const all = toStatuspage({ ...source, changes, brand, now: Date.now() });
  const name = path.slice('/api/v2/'.length, -'.json'.length);
  return toJsonFile({ page: all.page, ...PARTS[name]?.(all) });
}
