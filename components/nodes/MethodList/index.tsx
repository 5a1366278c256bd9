import { ListSearch } from '@/components/content/ListSearch';
import { SiteLink } from '@/components/content/SiteLink';
import { SamplePrices } from '@/components/pricing/SamplePrices';
import { getTextNames } from '@/lib/chains/names';
import { joinNames } from '@/lib/display/chain-facts';
import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getMethodMessages } from '@/lib/i18n/method-messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { MethodList as List, MethodRow } from '@/lib/methods/list';
import type { Chain } from '@/lib/provider';
import { getChainPath, getMethodsFile } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { MethodGroup } from './MethodGroup.client';
import { CONSOLE, PAGE, type RowData } from './row-data';
import s from './index.module.scss';

type Props = { id: string; list: List; chain: Chain; locale: Locale };

const toData = ({ name, summary, price, slug, isCallable, optIn }: MethodRow): RowData => [
  name,
  summary,
  price?.units ?? null,
  price?.archive ?? null,
  slug === null ? (isCallable ? CONSOLE : 0) : PAGE,
  optIn ? 1 : 0,
];

/** A chain's methods in collapsible groups, with a filter field; the first group is open. */
export function MethodList({ id, list, chain, locale }: Props) {
  const listId = `${id}-list`;
  const messages = getMethodMessages(locale);
  const { groups, checked, sources } = list;
  if (groups.length === 0) {
    const { name } = getTextNames(chain, locale);
    return <p>{formatMixed(messages.unconfirmed, { chain: name }, locale)}</p>;
  }
  const rows = groups.flatMap((group) => group.rows);
  const hasPrices = rows.some(({ price }) => price);
  const hasArchive = rows.some(({ price }) => price?.archive != null);
  const hasOptIn = rows.some(({ optIn }) => optIn);
  const shared = getMessages(locale);
  const { nodes, units } = shared;
  const titles = [
    nodes.method,
    nodes.returns,
    ...(hasPrices ? [units.perCall] : []),
    ...(hasArchive ? [units.perArchiveCall] : []),
  ];
  const named = sources.map(({ name, group }) =>
    group ? formatMixed(messages.sourceOf, { name, group }, locale) : name,
  );
  const values = { date: formatDay(checked, locale), sources: joinNames(named, locale) };
  const basis = sources.length > 0 ? messages.checked : messages.checkedOn;
  return (
    <>
      <ListSearch listId={listId} messages={messages} />
      <div id={listId} className={s.list}>
        {groups.map((group, index) => (
          <MethodGroup
            key={group.name}
            name={group.name}
            isOpen={index === 0}
            rows={group.rows.map(toData)}
            optIn={messages.optIn}
            base={localizePath(getChainPath(chain.key), locale)}
            titles={titles}
            same={units.same}
          />
        ))}
      </div>
      <div className={s.note}>
        {hasPrices ? <SamplePrices messages={shared} /> : null}
        {hasPrices ? <p>{messages.legend}</p> : null}
        {hasArchive ? <p>{messages.archiveLegend}</p> : null}
        {hasOptIn ? <p>{messages.optInNote}</p> : null}
        <p>{formatMixed(basis, values, locale)}</p>
        <p>
          <SiteLink href={getMethodsFile(chain.key)} locale={locale} className={s.file}>
            {messages.asJson}
          </SiteLink>
        </p>
      </div>
    </>
  );
}
