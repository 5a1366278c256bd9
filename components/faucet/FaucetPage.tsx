import type { Content } from '@prismicio/client';
import { RichText } from '@/components/content/RichText';
import { PlaceholderText } from '@/components/content/PlaceholderText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { DataSheet } from '@/components/ui/DataSheet';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import type { FaucetNetwork } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getNetworkFacts, getNetworkParts } from '@/lib/display/faucet-page';
import { FaucetPart } from './FaucetPart';
import s from './FaucetPage.module.scss';

type Props = {
  network: FaucetNetwork;
  /** The faucet document with its texts filled in for this network. */
  page: Content.FaucetDocument['data'];
  locale: Locale;
  messages: Messages;
};

/** One test network: what a request gives and the network's facts first, then the parts that an editor ordered. */
export function FaucetPage({ network, page, locale, messages }: Props) {
  return (
    <>
      <Breadcrumbs path={`/faucet/${network.key}/`} title={network.name} locale={locale} />
      <PageHead
        title={page.network_title ?? network.name}
        lead={<RichText field={page.network_lead} locale={locale} />}
      />
      <DataSheet
        label={messages.faucet.facts}
        facts={getNetworkFacts(network, page, messages).map(({ label, value, url }) => ({
          label,
          value: url ? (
            <a href={url} rel="noreferrer">
              {value}
            </a>
          ) : (
            <PlaceholderText text={value} />
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
          {getNetworkParts(network, page).map((part) => (
            <FaucetPart key={part.id} part={part} locale={locale} />
          ))}
        </div>
      </Section>
    </>
  );
}
