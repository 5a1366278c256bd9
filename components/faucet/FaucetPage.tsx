import { Actions } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { getNetworkParts } from '@/lib/display/faucet-page';
import { FaucetPart } from './FaucetPart';
import { NetworkSheet } from './NetworkSheet';
import s from './FaucetPage.module.scss';

/**
 * A test network: what a request gives and the network's facts beside the heading, then the parts in the editor's
 * order.
 */
export function FaucetPage({ page }: { page: PageOf<'faucet-network'> }) {
  const { network, data, title, crumbs, locale } = page;
  const messages = getMessages(locale);
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        lead={<RichText field={data.network_lead} locale={locale} />}
        actions={<Actions primary={data.action} locale={locale} />}
        picture={<NetworkSheet network={network} data={data} locale={locale} />}
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
