import { SiteLink } from '@/components/content/SiteLink';
import { classNames } from '@/components/ui/class-names';
import { Tag } from '@/components/ui/Tag';
import { getChainNames } from '@/lib/chains/names';
import { getSearchText } from '@/lib/chains/search';
import { COMPARE_PARAMETER } from '@/lib/directory/compare';
import { getFacetValues } from '@/lib/directory/facets';
import { toFacetText } from '@/lib/directory/fit';
import { getAvailability, getAvailabilityLevel, getInterfaces } from '@/lib/display';
import { UNKNOWN } from '@/lib/display/cell-reading';
import { joinNames } from '@/lib/display/chain-facts';
import { getStrip } from '@/lib/display/history-strip';
import { getInterfaceName } from '@/lib/display/interface-names';
import { INTERFACE_SLOTS, toInterfaceSlots } from '@/lib/display/interface-slots';
import { getArchiveOffer, getMethodOffer, type Offer } from '@/lib/display/offers';
import type { History } from '@/lib/history';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { ChainMark } from '../ChainMark';
import { HistoryStrip } from '../HistoryStrip';
import { OfferDot } from '../OfferDot';
import form from './CompareForm.module.scss';
import s from './NodeRow.module.scss';

type CellProps = { offer: Offer; code: string; messages: Messages };

/** Whether a chain offers something: a dot beside the words; phones show the column's code in its place. */
function OfferCell({ offer, code, messages }: CellProps) {
  return (
    <td className={s.offer} data-code={offer === 'no' ? undefined : code} data-offer={offer}>
      <OfferDot offer={offer} />
      <span className="visuallyHidden">{messages.nodes.offers[offer]}</span>
    </td>
  );
}

/** The attributes by which the browser finds, filters and sorts a row; `lib/directory/rows` reads them. */
export function getRowData(chain: Chain, { rank, locale }: { rank: number; locale: Locale }) {
  return {
    'data-search': getSearchText(chain),
    'data-facets': toFacetText(getFacetValues(chain), chain.isPartner),
    'data-rank': rank,
    'data-name': getChainNames(chain, locale).name,
    'data-availability': chain.reading === 'default' ? undefined : chain.availabilityPercent,
    'data-block-time': chain.facts?.blockTimeSeconds ?? undefined,
  };
}

type Props = {
  chain: Chain;
  rank: number;
  isFar: boolean;
  history: History;
  locale: Locale;
  messages: Messages;
};

/** A chain as a row: its names, what it offers, block time and availability. */
export function NodeRow({ chain, rank, isFar, history, locale, messages }: Props) {
  const { nodes: labels, units, compare } = messages;
  const { value, unit, label } = getAvailability(chain, messages, locale);
  const { name, second, former } = getChainNames(chain, locale);
  const { keys, others } = toInterfaceSlots(getInterfaces(chain));
  const seconds = chain.facts?.blockTimeSeconds;
  const strip = getStrip(history, chain.key, '30d');
  const choose = formatMessage(compare.choose, { name: chain.name });
  const more = formatMessage(labels.matrix.more, {
    count: others.length,
    names: joinNames(others.map(getInterfaceName), locale),
  });
  return (
    <tr className={classNames(s.row, isFar && s.far)} {...getRowData(chain, { rank, locale })}>
      <th scope="row" className={s.chain}>
        <ChainMark chainKey={chain.key} />
        <SiteLink href={getChainPath(chain.key)} locale={locale} className={s.link}>
          {name}
        </SiteLink>
        <span className={s.second}>{second}</span>
        {chain.isPartner ? <Tag tone="accent">{labels.partner}</Tag> : null}
        {former.length > 0 ? (
          <span className={s.former} data-former={joinNames(former, locale)} hidden>
            {formatMessage(labels.formerly, { names: joinNames(former, locale) })}
          </span>
        ) : null}
      </th>
      {INTERFACE_SLOTS.map(({ code, key }) => (
        <OfferCell key={key} {...{ code, messages }} offer={keys.includes(key) ? 'yes' : 'no'} />
      ))}
      <td className={s.others} title={more}>
        {others.length > 0 ? (
          <>
            <span aria-hidden="true" data-markdown="omit">
              +{others.length}
            </span>
            <span className="visuallyHidden">{more}</span>
          </>
        ) : null}
      </td>
      <OfferCell offer={getArchiveOffer(chain)} code={labels.matrix.archive} messages={messages} />
      <OfferCell
        offer={getMethodOffer(chain, 'trace')}
        code={labels.matrix.trace}
        messages={messages}
      />
      <td className={s.time}>{seconds ? formatSeconds(seconds, units) : UNKNOWN}</td>
      <td className={s.reading} title={label} data-level={getAvailabilityLevel(chain)}>
        {strip.mean === null ? null : <HistoryStrip strip={strip} />}
        <b>
          {value}
          {unit}
        </b>
      </td>
      <td className={s.compare}>
        <label className={form.box} title={choose}>
          <input
            type="checkbox"
            name={COMPARE_PARAMETER}
            value={chain.key}
            data-name={chain.name}
            data-unmanaged=""
            aria-label={choose}
          />
        </label>
      </td>
    </tr>
  );
}
