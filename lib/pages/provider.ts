import 'server-only';
import { getNodes } from '@/lib/content/nodes';
import { getVariables, readHost } from '@/lib/content/view';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMigrateMessages } from '@/lib/i18n/migrate-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import { getEndState } from '@/lib/migrate/closing';
import { getProviderPage } from '@/lib/migrate/provider-pages';
import { getComputeUnits } from '@/lib/provider';
import { getProviderPath } from '@/lib/site/addresses';
import { toUtcDay } from '@/lib/utc-day';
import { toBase } from './page-base';
import type { PageOf } from './types';

/** Resolves the page about moving from a provider; null for any other path. */
export async function resolveProvider(
  path: string,
  locale: Locale,
): Promise<PageOf<'provider'> | null> {
  const provider = getProviderPage(path.split('/')[2] ?? '');
  if (!provider || path !== getProviderPath(provider.slug)) return null;
  const [variables, nodes, prices] = await Promise.all([
    getVariables(locale),
    getNodes(),
    getComputeUnits(),
  ]);
  const { provider: name, facts } = provider;
  const messages = getMigrateMessages(locale).provider;
  const date = formatDay(facts.closed ?? '', locale);
  const values = { provider: name, brand: String(variables.brand), date };
  const today = toUtcDay();
  const isClosing = facts.closed !== undefined && getEndState(facts.closed, today) === 'closing';
  const title = formatMixed(messages.title, values, locale);
  const base = await toBase({
    path,
    locale,
    title,
    metaTitle: title,
    name,
    description: formatMixed(
      isClosing ? messages.descriptionClosing : messages.description,
      values,
      locale,
    ),
  });
  const { chains } = nodes;
  return { ...base, kind: 'provider', provider, chains, host: readHost(variables), prices };
}
