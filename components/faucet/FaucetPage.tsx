import { isFilled, type Content, type RichTextField } from '@prismicio/client';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { PlaceholderText } from '@/components/content/PlaceholderText';
import { ProseText, RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { DataSheet } from '@/components/ui/DataSheet';
import { Heading } from '@/components/ui/Heading';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import { FAUCET_NETWORKS, type FaucetNetwork } from '@/lib/chains';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
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
  const words = messages.faucet;
  const parent = FAUCET_NETWORKS.find(({ key }) => key === network.parentChain);
  const own = page.networks.find((item) => item.network === network.key);
  const toPart = (title: string | null, text: RichTextField | undefined) =>
    isFilled.richText(text) ? [{ title, content: <ProseText field={text} locale={locale} /> }] : [];
  const parts = [
    {
      title: page.use_title,
      content: <NumberedText items={page.steps.map(({ text }) => text)} locale={locale} />,
    },
    ...toPart(page.about_title, own?.about),
    ...toPart(page.check_title, page.check_text),
    ...toPart(page.ways_title, own?.ways),
  ];
  return (
    <>
      <Breadcrumbs path={`/faucet/${network.key}/`} title={network.name} locale={locale} />
      <PageHead
        title={page.network_title ?? network.name}
        lead={<RichText field={page.network_lead} locale={locale} />}
      />
      <DataSheet
        label={words.facts}
        facts={[
          { label: words.amount, value: page.amount && <PlaceholderText text={page.amount} /> },
          { label: words.rule, value: page.rule && <PlaceholderText text={page.rule} /> },
          { label: messages.nodes.chainId, value: network.chainId },
          { label: words.hex, value: network.chainIdHex },
          { label: messages.nodes.currency, value: network.currency },
          { label: words.decimals, value: network.decimals },
          { label: words.parent, value: parent?.name },
          {
            label: words.explorer,
            value: (
              <a href={network.explorerUrl} rel="noreferrer">
                {new URL(network.explorerUrl).host}
              </a>
            ),
          },
          {
            label: words.documents,
            value: (
              <a href={network.docsUrl} rel="noreferrer">
                {new URL(network.docsUrl).host}
              </a>
            ),
          },
        ]}
      />
      <Section>
        {network.chainIdReused ? (
          <div className={s.notice}>
            <Notice tone="info" title={messages.nodes.reusedId} />
          </div>
        ) : null}
        <div className={s.parts}>
          {parts.map(({ title, content }, index) => (
            <div key={index} className={s.part}>
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
