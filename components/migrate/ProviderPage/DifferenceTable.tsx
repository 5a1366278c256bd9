import { SiteLink } from '@/components/content/SiteLink';
import { DataTable } from '@/components/ui/DataTable';
import { CALCULATOR_PATH } from '@/lib/site/addresses';
import { SourceLink } from './SourceLink';
import type { SectionProps } from './types';
import s from './index.module.scss';

/** Methods and limits that differ, with sources. */
export function DifferenceTable({ page: { provider, locale }, messages, say }: SectionProps) {
  const { differences, ownMethods, readAt, facts } = provider;
  const rows = [
    ...differences.map(({ source, ...texts }) => ({ text: texts[locale], source })),
    ...ownMethods.map((prefix) => ({
      text: say(messages.ownMethods, { prefix }),
      source: facts.source,
    })),
    { text: messages.archive, source: null },
  ];
  return (
    <DataTable
      caption={messages.differencesTitle}
      rows={rows}
      rowKey={({ text }) => text}
      columns={[
        { id: 'text', title: messages.difference, cell: ({ text }) => text },
        {
          id: 'source',
          title: messages.source,
          cell: ({ source }) =>
            source ? (
              <SourceLink url={source} readAt={readAt} label={messages.read} locale={locale} />
            ) : (
              <SiteLink href={CALCULATOR_PATH} locale={locale} className={s.link}>
                {messages.ourSource}
              </SiteLink>
            ),
        },
      ]}
    />
  );
}
