import type { Content } from '@prismicio/client';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { PlaceholderText } from '@/components/content/PlaceholderText';
import { ProseText, RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { DataSheet } from '@/components/ui/DataSheet';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import type { FaucetNetwork } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getNetworkFacts, getNetworkTexts } from '@/lib/readings/faucet-page';
import { NumberedText } from './NumberedText';
import { NetworkLinks } from './NetworkLinks';
import s from './FaucetPage.module.scss';

type Props = {
  network: FaucetNetwork;
  /** The faucet document with its texts filled in for this network. */
  page: Content.FaucetDocument['data'];
  locale: Locale;
  messages: Messages;
};

/** One test network: what a request gives and the network's facts first, then how to receive tokens. */
export function FaucetPage({ network, page, locale, messages }: Props) {
  const parts = [
    {
      title: page.use_title,
      content: <NumberedText items={page.steps.map(({ text }) => text)} locale={locale} />,
    },
    ...getNetworkTexts(network, page).map(({ title, text }) => ({
      title,
      content: <ProseText field={text} locale={locale} />,
    })),
  ];
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
          {parts.map(({ title, content }, index) => (
            <div key={index}>
              <Heading level={2} size="h3" className={s.title}>
                {title}
              </Heading>
              {content}
            </div>
          ))}
        </div>
        <ClosingPanel title={network.name} text={null} action={page.action} locale={locale} />
      </Section>
      <Section tone="surface" space="small">
        <Heading level={2} size="h3">
          {page.others_title}
        </Heading>
        <NetworkLinks except={network.key} locale={locale} />
      </Section>
    </>
  );
}
