import { asText, type RichTextField } from '@prismicio/client';
import { Actions } from '@/components/content/Actions';
import { RichText, ProseText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import type { FaucetNetwork } from '@/lib/chains';
import { formatDay } from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { PageOf } from '@/lib/pages';
import { getNetworkParts, type NetworkPart } from '@/lib/display/faucet-page';
import { ClosingPanel } from '@/components/content/ClosingPanel';
import { Heading } from '@/components/ui/Heading';
import { classNames } from '@/components/ui/class-names';
import type { Locale } from '@/lib/i18n/locales';
import { NetworkSheet } from './NetworkSheet';
import { NetworkLinks } from './NetworkLinks';
import s from './FaucetPage.module.scss';
import numberedTextStyles from './NumberedText.module.scss';

/** Steps of a few sentences each. */
function NumberedText({ items, locale }: { items: RichTextField[]; locale: Locale }) {
  return (
    <ol className={numberedTextStyles.steps}>
      {items.map((item, index) => (
        <li key={index} className={numberedTextStyles.step}>
          <RichText field={item} locale={locale} />
        </li>
      ))}
    </ol>
  );
}

type Props = { part: NetworkPart; locale: Locale };

function Body({ part, locale }: Props) {
  switch (part.kind) {
    case 'steps':
      return <NumberedText items={part.steps} locale={locale} />;
    case 'about':
    case 'ways':
      return <ProseText field={part.words} locale={locale} />;
    case 'networks':
      return <NetworkLinks networks={part.networks} locale={locale} />;
    default:
      return null;
  }
}

/** One of the parts below a network's facts. */
function FaucetPart({ part, locale }: Props) {
  const { id, kind, title, text } = part;
  if (kind === 'action') {
    return (
      <div className={s.wide}>
        <ClosingPanel title={title} text={asText(text)} action={part.action} locale={locale} />
      </div>
    );
  }
  return (
    <div id={id} className={classNames(s.part, kind === 'networks' && s.wide)}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ProseText field={text} locale={locale} />
      <Body part={part} locale={locale} />
    </div>
  );
}

/**
 * A test network: what a request gives and the network's facts beside the heading, then the parts in the editor's
 * order.
 */
export function FaucetPage({ page }: { page: PageOf<'faucet-network'> }) {
  const { network, data, title, crumbs, locale } = page;
  const messages = getMessages(locale);
  const toEnding = ({ name }: FaucetNetwork, day: string) => ({
    network: name,
    day: formatDay(day, locale),
  });
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        lead={
          network.endedOn === null ? (
            <RichText field={data.network_lead} locale={locale} />
          ) : (
            <p>
              {formatMixed(messages.faucet.endedOn, toEnding(network, network.endedOn), locale)}
            </p>
          )
        }
        actions={
          network.endedOn === null ? <Actions primary={data.action} locale={locale} /> : null
        }
        picture={<NetworkSheet network={network} data={data} locale={locale} />}
      />
      <Section>
        {network.chainIdReused ? (
          <div className={s.notice}>
            <Notice tone="warn" title={messages.nodes.reusedId} />
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
