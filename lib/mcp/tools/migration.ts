import { z } from 'zod';
import { getVariables, readHost } from '@/lib/content/view';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { checkText } from '@/lib/migrate/check';
import { getEndState } from '@/lib/migrate/closing';
import { PROVIDER_PAGES } from '@/lib/migrate/provider-pages';
import { getReplacement } from '@/lib/migrate/rewrite';
import { toServed } from '@/lib/migrate/served';
import { getProviderPath } from '@/lib/site/addresses';
import { toUtcDay } from '@/lib/utc-day';
import { ToolError, defineTool } from '../tool';

const MOST_ENDPOINTS = 50;
const MAX_LENGTH = 300;

export const checkMigration = defineTool({
  name: 'check_migration',
  title: 'Check a migration',
  description:
    'For endpoint URLs of other providers: which provider, chain and network each is for, on which day the provider stops (ISO date, month or year; null if it does not, "unknown" if the day is), and the URL that replaces it here. Replace keys in the URLs first; a key is never returned.',
  input: z.object({
    endpoints: z
      .array(z.string().min(8).max(MAX_LENGTH).describe('An endpoint URL without its key.'))
      .min(1)
      .max(MOST_ENDPOINTS),
  }),
  async run({ endpoints }, { nodes, origin }) {
    const host = readHost(await getVariables(DEFAULT_LOCALE));
    const ours = { served: toServed(nodes.chains, DEFAULT_LOCALE), host };
    const today = toUtcDay();
    const found = endpoints.map((endpoint, index) => {
      const [finding] = checkText(endpoint, ours);
      if (!finding) return { index, state: 'not-recognized' as const };
      const { provider, state, chain, network, closed } = finding;
      const page = PROVIDER_PAGES.find((one) => one.provider === provider);
      return {
        index,
        state,
        provider,
        chain: chain ?? null,
        network: network ?? null,
        endsOn: closed === undefined ? null : closed || 'unknown',
        hasEnded: closed !== undefined && getEndState(closed, today) === 'closed',
        replacement: getReplacement(finding, ours),
        guide: page ? origin + getProviderPath(page.slug) : null,
      };
    });
    if (found.every(({ state }) => state === 'not-recognized')) {
      throw new ToolError('None of these is an endpoint URL; each starts with https:// or wss://.');
    }
    return { endpoints: found };
  },
});
