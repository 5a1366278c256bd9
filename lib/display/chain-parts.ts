import type { Content } from '@prismicio/client';
import type { EndpointHost } from '@/lib/endpoints';
import { getChainChanges } from '@/lib/chains/changes';
import { getRelatedChains } from '@/lib/chains/related';
import { toConfiguredChain } from '@/lib/configuration/endpoints';
import { getConfigurationFiles } from '@/lib/configuration/files';
import { getConsole } from '@/lib/console';
import { toVideoUrl } from '@/lib/content/embeds';
import type { Locale } from '@/lib/i18n/locales';
import { getMethodList } from '@/lib/methods/list';
import type { Chain, Plan } from '@/lib/provider';
import type { PriceList } from '@/lib/units/prices';
import { toLogged } from './change-log';
import { toParts } from './parts';

type Page = Content.NodeDocument['data'];
type Kind = Exclude<NonNullable<Page['parts'][number]['part']>, 'text'>;

type Source = {
  chain: Chain;
  chains: readonly Chain[];
  /** The node document with its texts filled in for the chain. */
  page: Page;
  host: EndpointHost;
  /** What calls cost. */
  prices: PriceList;
  plans: readonly Plan[];
  locale: Locale;
};

const orNull = <Item, Body>(items: readonly Item[], body: Body) => (items.length > 0 ? body : null);

function getBody(kind: Kind, { chain, chains, page, host, prices, plans, locale }: Source) {
  const { facts, networks, youtube } = chain;
  switch (kind) {
    case 'request':
      return { kind, console: getConsole({ chain, host, prices, plans }) };
    case 'networks':
      return { kind, networks, isIdReused: facts?.chainIdReused ?? false };
    case 'configuration': {
      const configured = toConfiguredChain(chain, host);
      const files = configured ? getConfigurationFiles(configured) : [];
      return orNull(files, { kind, files });
    }
    case 'methods': {
      const list = getMethodList(chain, prices, locale);
      return list && { kind, list };
    }
    case 'video':
      return youtube ? { kind, url: toVideoUrl(youtube) } : null;
    case 'changes': {
      const changes = getChainChanges(chain.key).map((change) => toLogged(change, locale));
      return orNull(changes, { kind, changes });
    }
    case 'questions':
      return orNull(page.questions, { kind, questions: page.questions });
    case 'related': {
      const related = getRelatedChains(chain, chains);
      return orNull(related, { kind, related });
    }
    case 'action':
      return { kind, action: page.action };
  }
}

/** Returns the parts of a chain's page below its facts, in the order of the node document. */
export function getChainParts(source: Source) {
  return toParts(source.page.parts, (kind) => getBody(kind, source));
}

export type ChainPart = ReturnType<typeof getChainParts>[number];
