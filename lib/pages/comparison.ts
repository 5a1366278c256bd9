import 'server-only';
import { COMPARE_PATH } from '@/lib/directory/compare';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getNodes } from '@/lib/content/nodes';
import { toBase } from './page-base';
import type { PageOf } from './types';

/** A comparison at its internal path, whose last segment names the chains; null for any other path. */
export async function resolveComparison(
  path: string,
  locale: Locale,
): Promise<PageOf<'comparison'> | null> {
  if (!path.startsWith(COMPARE_PATH)) return null;
  const nodes = await getNodes();
  const keys = decodeURIComponent(path.slice(COMPARE_PATH.length, -1)).split(',');
  const chains = keys.flatMap((key) => nodes.chains.find((chain) => chain.key === key) ?? []);
  const { title, description } = getMessages(locale).compare;
  const base = await toBase({
    path: COMPARE_PATH,
    locale,
    title,
    metaTitle: title,
    description,
    isIndexed: false,
  });
  return { ...base, kind: 'comparison', chains, nodes };
}
