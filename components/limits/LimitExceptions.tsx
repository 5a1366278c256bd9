import { DataTable } from '@/components/ui/DataTable';
import { Heading } from '@/components/ui/Heading';
import { Tag } from '@/components/ui/Tag';
import type { LimitView } from '@/lib/display/limits';
import { formatDay } from '@/lib/i18n/format';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import type { Locale } from '@/lib/i18n/locales';
import { listExceptions } from '@/lib/limits/resolve';

/** The address or the words that state a limit. */
function Source({ source, sample }: { source: string | null; sample: string }) {
  if (source === null) return '—';
  if (source === 'sample') return <Tag tone="sample">{sample}</Tag>;
  return /^(https?:\/)?\//.test(source) ? <a href={source}>{source}</a> : source;
}

type Props = {
  rows: readonly LimitView[];
  /** Names of chains and plans by key. */
  names: Readonly<Record<string, string>>;
  locale: Locale;
};

/** Limits that apply to single chains, networks, interfaces or methods, with their source. */
export function LimitExceptions({ rows, names, locale }: Props) {
  const labels = getLimitMessages(locale);
  const own = listExceptions(rows);
  if (own.length === 0) return null;
  const toScope = ({ scope }: LimitView) =>
    [scope.chain, scope.network, scope.interface, scope.method, scope.plan]
      .flatMap((key) => (key === undefined ? [] : (names[key] ?? key)))
      .join(' · ');
  return (
    <section aria-label={labels.exceptions}>
      <Heading level={3}>{labels.exceptions}</Heading>
      <DataTable
        caption={labels.exceptions}
        rows={own as LimitView[]}
        rowKey={(row) => JSON.stringify([row.field, row.scope])}
        columns={[
          { id: 'scope', title: labels.scope, cell: toScope },
          { id: 'limit', title: labels.limit, cell: ({ field }) => labels.fields[field] },
          { id: 'value', title: labels.value, cell: ({ text }) => text },
          {
            id: 'source',
            title: labels.source,
            isMuted: true,
            cell: ({ source }) => <Source source={source} sample={labels.sampleSource} />,
          },
          {
            id: 'checked',
            title: labels.checked,
            isMuted: true,
            cell: ({ checkedOn }) => (checkedOn ? formatDay(checkedOn, locale) : '—'),
          },
        ]}
      />
    </section>
  );
}
