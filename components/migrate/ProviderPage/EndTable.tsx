import { DataTable } from '@/components/ui/DataTable';
import { getNameByKey } from '@/lib/chains/name-by-key';
import { formatDay } from '@/lib/i18n/format';
import { SourceLink } from './SourceLink';
import type { SectionProps } from './types';

/** What of the provider's service ends when, with sources. */
export function EndTable({ page: { provider, locale }, messages, say }: SectionProps) {
  const { facts, end } = provider;
  const { closed, ended = {}, source, checkedAt } = facts;
  const read = { source: end?.source ?? source, readAt: end?.readAt ?? checkedAt };
  const { noNew } = end ?? {};
  const toChain = (place: string) => {
    const [chain = '', tier] = place.split(':');
    return getNameByKey(chain, locale) + (tier ? ` (${tier})` : '');
  };
  const rows = [
    ...(noNew
      ? [{ what: messages.noNew, date: noNew.since, source: noNew.source, readAt: provider.readAt }]
      : []),
    ...(closed === undefined ? [] : [{ what: messages.end, date: closed, ...read }]),
    ...Object.entries(ended).map(([place, date]) => ({
      what: say(messages.endOf, { chain: toChain(place) }),
      date,
      source,
      readAt: checkedAt,
    })),
  ];
  return (
    <DataTable
      caption={messages.endTitle}
      rows={rows}
      rowKey={({ what }) => what}
      columns={[
        { id: 'what', title: messages.what, cell: ({ what }) => what },
        {
          id: 'when',
          title: messages.when,
          cell: ({ date }) => (date ? formatDay(date, locale) : messages.unknownDay),
        },
        {
          id: 'source',
          title: messages.source,
          cell: ({ source: url, readAt }) => (
            <SourceLink url={url} readAt={readAt} label={messages.read} locale={locale} />
          ),
        },
      ]}
    />
  );
}
