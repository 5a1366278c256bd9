import 'server-only';
import { getVariables, readHost } from '@/lib/content/view';
import { toConfiguredChain } from '@/lib/configuration/endpoints';
import { getConfigurationFile } from '@/lib/configuration/files';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import type { DataFile } from './data-file';
import { CONFIGURATION_FILE } from './data-paths';

/** Returns a chain's configuration file at `path`; null if the chain has none of that name. */
export async function getConfigurationDataFile(
  path: string,
  { chains }: LiveNodes,
): Promise<DataFile | null> {
  const [, key, name] = CONFIGURATION_FILE.exec(path) ?? [];
  const chain = chains.find((one) => one.key === key);
  if (!chain || !name) return null;
  const configured = toConfiguredChain(chain, readHost(await getVariables(DEFAULT_LOCALE)));
  return configured && getConfigurationFile(configured, name);
}
