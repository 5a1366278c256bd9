import { Fragment } from 'react';
import { getChainPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import { CodeName } from '@/components/ui/CodeName';
import { DataTable } from '@/components/ui/DataTable';
import { SEPARATORS, getNetworkName, joinNames } from '@/lib/display/chain-facts';
import { listRegionNames } from '@/lib/display/region-names';
import { getInterfaceName } from '@/lib/display/interface-names';
import { getTextNames } from '@/lib/chains/names';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { Chain } from '@/lib/provider';
import { getEndpointHost, getEndpointName, type EndpointHost } from '@/lib/endpoints';
import s from './NetworkTable.module.scss';

type Network = Chain['networks'][number];

type Props = {
  chain: Chain;
  host: EndpointHost;
  /** Interfaces that have their own page. */
  interfaces: ReadonlySet<string>;
  locale: Locale;
  messages: Messages;
};

/** A chain's networks with their interfaces, and whether they accept requests. */
export function NetworkTable({ chain, host, interfaces, locale, messages }: Props) {
  const labels = messages.nodes;
  const separator = SEPARATORS[locale];
  const modeNames: Record<string, string> = labels.modes;
  const toName = (name: string) => {
    const key = name.toLowerCase();
    return interfaces.has(key) ? (
      <SiteLink href={getChainPath(key)} locale={locale} className={s.interface}>
        {getInterfaceName(name)}
      </SiteLink>
    ) : (
      getInterfaceName(name)
    );
  };
  return (
    <DataTable
      caption={formatMixed(labels.networksOf, { chain: getTextNames(chain, locale).name }, locale)}
      rows={chain.networks}
      rowKey={({ key }) => key}
      columns={[
        {
          id: 'network',
          title: labels.network,
          cell: (network) => getNetworkName(network, messages),
        },
        {
          id: 'interfaces',
          title: labels.interfaces,
          isMuted: true,
          cell: ({ interfaces: names }) =>
            names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 ? separator : null}
                {toName(name)}
              </Fragment>
            )),
        },
        ...(chain.networks.some(({ modes }) => modes)
          ? [
              {
                id: 'modes',
                title: labels.modes.title,
                cell: ({ modes = [] }: Network) =>
                  joinNames(
                    modes.map((mode) => modeNames[mode] ?? mode),
                    locale,
                  ),
              },
            ]
          : []),
        ...(chain.networks.some(({ regions }) => regions)
          ? [
              {
                id: 'regions',
                title: labels.regions,
                isMuted: true,
                cell: (network: Network) => listRegionNames(network, locale, messages),
              },
            ]
          : []),
        // Opaque URLs have no host to tell.
        ...(host === null
          ? []
          : [
              {
                id: 'endpoint',
                title: labels.endpoint,
                cell: ({ key, status }: Network) =>
                  status === 'active' ? (
                    <CodeName className={s.endpoint}>
                      {getEndpointHost(host, getEndpointName(chain.key, chain.networks, key))}
                    </CodeName>
                  ) : null,
              },
            ]),
        { id: 'status', title: labels.status, cell: ({ status }) => labels.networkStatus[status] },
      ]}
    />
  );
}
