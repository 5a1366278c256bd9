import { getChainPath } from '@/lib/site/addresses';
import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { DataTable, type Column } from '@/components/ui/DataTable';
import { EmptyState } from '@/components/ui/EmptyState';
import { Section } from '@/components/ui/Section';
import { getChainNames } from '@/lib/chains/names';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, getMessages, type Messages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import type { Chain } from '@/lib/provider';
import { getAvailability, getStatusName } from '@/lib/display';
import { getFactRows, joinNames } from '@/lib/display/chain-facts';
import { SourceNotice } from '../SourceNotice';
import { ComparePicker } from './ComparePicker';
import s from './index.module.scss';

type Row = { label: string; values: readonly (string | number | null)[] };

function getRows(chains: readonly Chain[], messages: Messages, locale: Locale): Row[] {
  const { nodes, units, compare } = messages;
  const readings = chains.map((chain) => getAvailability(chain, messages));
  const sheets = chains.map((chain) => getFactRows(chain, messages, locale));
  const facts = (sheets[0] ?? []).map(({ label }, index) => ({
    label,
    values: sheets.map((sheet) => sheet[index]?.value ?? null),
  }));
  return [
    { label: nodes.status, values: chains.map(({ status }) => getStatusName(status, messages)) },
    {
      label: nodes.availability,
      values: readings.map(({ value, label }) =>
        formatMessage(compare.reading, { value: `${value}${units.percent}`, label }),
      ),
    },
    ...facts,
  ].filter(({ values }) => values.some((value) => value !== null));
}

/** Chains side by side, by the facts of their data sheets. */
export function ComparePage({ page }: { page: PageOf<'comparison'> }) {
  const { chains, nodes, title, crumbs, locale } = page;
  const messages = getMessages(locale);
  const { compare } = messages;
  const names = chains.map((chain) => getChainNames(chain, locale).name);
  const columns: Column<Row>[] = [
    { id: 'fact', title: compare.fact, cell: ({ label }) => label },
    ...chains.map(({ key }, index) => ({
      id: key,
      shortTitle: names[index],
      title: (
        <SiteLink href={getChainPath(key)} locale={locale} className={s.link}>
          {names[index]}
        </SiteLink>
      ),
      cell: ({ values }: Row) => <span className={s.value}>{values[index] ?? '–'}</span>,
    })),
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead title={title} lead={<p>{compare.lead}</p>} />
      <Section tone="surface" space="small">
        <SourceNotice nodes={nodes} messages={messages} />
        <ComparePicker chosen={chains} all={nodes.chains} locale={locale} messages={messages} />
        {chains.length > 0 ? (
          <div className={s.table}>
            <DataTable
              caption={formatMessage(compare.table, { names: joinNames(names, locale) })}
              columns={columns}
              rows={getRows(chains, messages, locale)}
              rowKey={({ label }) => label}
            />
          </div>
        ) : (
          <EmptyState title={compare.empty} />
        )}
      </Section>
    </>
  );
}
