import { SiteLink } from '@/components/content/SiteLink';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { buttonClass } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Section } from '@/components/ui/Section';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { SourceNotice } from '../SourceNotice';
import { CompareCharts } from './CompareCharts';
import { ComparePicker } from './ComparePicker';
import { CompareTable } from './CompareTable';

/** Compares chains side by side, on shared scales and section by section. */
export function ComparePage({ page }: { page: PageOf<'comparison'> }) {
  const { chains, nodes, title, crumbs, locale } = page;
  const messages = getMessages(locale);
  const { compare } = messages;
  const shared = { chains, locale, messages };
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        lead={<p>{compare.lead}</p>}
        actions={
          chains.length > 0 ? (
            <SiteLink
              href="#share"
              locale={locale}
              className={buttonClass({ variant: 'secondary' })}
            >
              {compare.share}
            </SiteLink>
          ) : null
        }
      />
      <Section tone="surface" space="small">
        <SourceNotice nodes={nodes} locale={locale} messages={messages} />
        <ComparePicker chosen={chains} all={nodes.chains} locale={locale} messages={messages} />
        {chains.length > 0 ? (
          <>
            <CompareCharts {...shared} />
            <CompareTable {...shared} prices={page.prices} />
          </>
        ) : (
          <EmptyState title={compare.empty} />
        )}
      </Section>
    </>
  );
}
