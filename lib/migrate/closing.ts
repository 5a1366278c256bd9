import { getProviderPath } from '@/lib/site/addresses';
import closedHosts from './data/closed-hosts.json';
import publicHosts from './data/public-hosts.json';
import { PROVIDERS } from './formats';
import { PROVIDER_PAGES } from './provider-pages';

/** A provider or a public host that has stopped or will, wholly or for single chains. */
export type Closing = {
  id: string;
  name: string;
  kind: 'provider' | 'chain-of-provider' | 'public-host';
  /** A day, month or year; null if it has ended on an unknown day. */
  endsOn: string | null;
  state: 'closing' | 'closed';
  /** Our key for the chain concerned; null for all of them. */
  chain: string | null;
  source: string;
  /** The day on which the source was read. */
  readAt: string;
  /** Path of its page; null if it has none. */
  path: string | null;
};

const HOSTS: Readonly<Record<string, string>> = publicHosts;

/** Returns whether an end is still ahead on a UTC day; a month or a year ends with its last day. */
export function getEndState(endsOn: string, today: string): Closing['state'] {
  return endsOn !== '' && `${endsOn}-99-99`.slice(0, 10) >= today ? 'closing' : 'closed';
}

/** Lists every known end of service, the latest first; `today` is a UTC day. */
export function getClosing(today: string): Closing[] {
  const toState = (endsOn: string) => ({
    endsOn: endsOn || null,
    state: getEndState(endsOn, today),
  });
  const providers = PROVIDERS.flatMap((provider): Closing[] => {
    const { name, closed, ended = {}, source, checkedAt } = provider;
    const page = PROVIDER_PAGES.find((one) => one.provider === name);
    const id = page?.slug ?? name.toLowerCase().replace(/[^a-z\d]+/g, '-');
    const path = page ? getProviderPath(page.slug) : null;
    const read = { source: page?.end?.source ?? source, readAt: page?.end?.readAt ?? checkedAt };
    const whole =
      closed === undefined
        ? []
        : [{ id, name, kind: 'provider' as const, ...toState(closed), chain: null, ...read, path }];
    const parts = Object.entries(ended).map(([place, endsOn]) => {
      const [chain = '', tier] = place.split(':');
      const own = {
        id: `${id}-${place.replace(':', '-')}`,
        name: tier ? `${name} (${tier})` : name,
      };
      const kind = 'chain-of-provider' as const;
      return { ...own, kind, ...toState(endsOn), chain, source, readAt: checkedAt, path };
    });
    return [...whole, ...parts];
  });
  const hosts = Object.entries(closedHosts).map(([host, { closed, source, readAt }]): Closing => {
    const chain = HOSTS[host]?.split(':')[0] ?? null;
    const own = { id: host, name: host, kind: 'public-host' as const, chain, path: null };
    return { ...own, ...toState(closed), source, readAt };
  });
  return [...providers, ...hosts].sort((a, b) => (b.endsOn ?? '').localeCompare(a.endsOn ?? ''));
}
