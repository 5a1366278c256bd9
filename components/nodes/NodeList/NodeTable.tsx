import { getChainPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import { DataTable, type Column } from '@/components/ui/DataTable';
import { Tag } from '@/components/ui/Tag';
import { classNames } from '@/components/ui/class-names';
import { getChainNames } from '@/lib/chains/names';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getAvailability, getAvailabilityLevel, getInterfaces } from '@/lib/display';
import { getNetworkName, joinNames } from '@/lib/display/chain-facts';
import { CompareBox } from './CompareBox';
import { getRowData } from './row-data';
import s from './NodeTable.module.scss';

type Props = { caption: string; chains: readonly Chain[]; locale: Locale; messages: Messages };

function getColumns(chains: readonly Chain[], locale: Locale, messages: Messages): Column<Chain>[] {
  const labels = messages.nodes;
  const { sampleColumn } = messages.availability;
  const hasSamples = chains.some(({ reading }) => reading === 'sample');
  return [
    {
      id: 'chain',
      title: labels.chain,
      cell: (chain) => {
        const { name, second, former } = getChainNames(chain, locale);
        return (
          <>
            <CompareBox chain={chain} messages={messages.compare} />
            <SiteLink href={getChainPath(chain.key)} locale={locale} className={s.link}>
              {name}
            </SiteLink>{' '}
            <span className={s.second}>{second}</span>
            {chain.isPartner ? <Tag tone="accent">{labels.partner}</Tag> : null}
            {former.length > 0 ? (
              <span className={s.former}>
                {formatMessage(labels.formerly, { names: joinNames(former, locale) })}
              </span>
            ) : null}
          </>
        );
      },
    },
    {
      id: 'networks',
      title: labels.networks,
      isMuted: true,
      cell: ({ networks }) =>
        joinNames(
          networks.map((network) => getNetworkName(network, messages)),
          locale,
        ),
    },
    {
      id: 'interfaces',
      title: labels.interfaces,
      isMuted: true,
      cell: (chain) => joinNames(getInterfaces(chain), locale),
    },
    {
      id: 'blockTime',
      title: labels.blockTime,
      isNumber: true,
      cell: ({ facts }) =>
        facts?.blockTimeSeconds ? formatSeconds(facts.blockTimeSeconds, messages.units) : '–',
    },
    {
      id: 'availability',
      title: hasSamples ? sampleColumn : labels.availability,
      isNumber: true,
      cell: (chain) => {
        const { value, label } = getAvailability(chain, messages);
        return (
          <span className={s.reading} title={label}>
            <span className={classNames(s.dot, s[getAvailabilityLevel(chain)])} />
            {value}
            {messages.units.percent}
            {chain.reading !== 'default' ? null : (
              <small className={s.unmeasuredNote}>{messages.availability.unmeasured}</small>
            )}
          </span>
        );
      },
    },
  ];
}

export function NodeTable({ caption, chains, locale, messages }: Props) {
  return (
    <DataTable
      caption={caption}
      columns={getColumns(chains, locale, messages)}
      rows={chains}
      rowKey={({ key }) => key}
      longClass={s.columns}
      rowData={(chain, rank) => getRowData(chain, { rank, locale })}
    />
  );
}
