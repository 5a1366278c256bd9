import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { DataSheet } from '@/components/ui/DataSheet';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { getNetworkFacts, getNetworkParts } from '@/lib/display/faucet-page';
import { FaucetPart } from './FaucetPart';
import s from './FaucetPage.module.scss';

/** One test network: what a request gives and the network's facts first, then the parts that an editor ordered. */
export function FaucetPage({ page }: { page: PageOf<'faucet-network'> }) {
  const { network, data, title, crumbs, locale } = page;
  const messages = getMessages(locale);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead title={title} lead={<RichText field={data.network_lead} locale={locale} />} />
      <DataSheet
        label={messages.faucet.facts}
        facts={getNetworkFacts(network, data, messages).map(({ label, value, url }) => ({
          label,
          value: url ? (
            <a href={url} rel="noreferrer">
              {value}
            </a>
          ) : (
            value
          ),
        }))}
      />
      <Section>
        {network.chainIdReused ? (
          <div className={s.notice}>
            <Notice tone="info" title={messages.nodes.reusedId} />
          </div>
        ) : null}
        <div className={s.parts}>
          {getNetworkParts(network, data).map((part) => (
            <FaucetPart key={part.id} part={part} locale={locale} />
          ))}
        </div>
      </Section>
    </>
  );
}
