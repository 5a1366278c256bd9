import 'server-only';
import { getCompanyFacts } from '@/lib/content/company-facts';
import type { History } from '@/lib/history';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import { toJsonFile, type DataFile } from './data-file';
import { STAT_FILE } from './data-paths';
import { toStat, type StatWindow } from './stats';

type Source = { nodes: LiveNodes; history: History; origin: string };

/** Returns the file of a measured figure at `path`; null for any other path. */
export async function getStatFile(
  path: string,
  { nodes, history, origin }: Source,
): Promise<DataFile | null> {
  const [, key, window] = STAT_FILE.exec(path) ?? [];
  const chain = nodes.chains.find((one) => one.key === key);
  if (!chain) return null;
  const { data_licence: licence = null } = await getCompanyFacts(DEFAULT_LOCALE);
  const stat = toStat(chain, { window: window as StatWindow, history, origin });
  return toJsonFile({ ...stat, licence });
}
