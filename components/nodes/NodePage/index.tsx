import { asText } from '@prismicio/client';
import { Actions } from '@/components/content/Actions';
import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { Container } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import { getChainDetails } from '@/lib/chains/details';
import { getChainNames } from '@/lib/chains/names';
import { formatMessage, getMessages, type Messages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { getSourceText, getStatusName } from '@/lib/display';
import { joinNames, getFactRows } from '@/lib/display/chain-facts';
import { SiteLink } from '@/components/content/SiteLink';
import { DataSheet } from '@/components/ui/DataSheet';
import type { Locale } from '@/lib/i18n/locales';
import type { Chain } from '@/lib/provider';
import { SourceNotice } from '../SourceNotice';
import { MovingMark } from '../ChainMark';
import { NodeParts } from './NodeParts';
import { NodeWarning } from './NodeWarning';
import { NodeReading } from './NodeReading';

type Props = { chain: Chain; messages: Messages; locale: Locale };

/** A chain's facts as a data sheet. */
function NodeFacts({ chain, messages, locale }: Props) {
  return (
    <DataSheet
      facts={getFactRows(chain, messages, locale).map(({ label, value, url }) => ({
        label,
        value: url ? (
          <SiteLink href={url} locale={locale}>
            {value}
          </SiteLink>
        ) : (
          value
        ),
      }))}
    />
  );
}

const STATUS_TONES = { available: 'accent', inactive: 'danger', 'coming-soon': 'warn' } as const;

/** The data sheet of one chain. */
export function NodePage({ page }: { page: PageOf<'chain'> }) {
  const { chain, nodes, data, title, crumbs, locale } = page;
  const messages = getMessages(locale);
  const labels = messages.nodes;
  const { second, former } = getChainNames(chain, locale);
  const about = getChainDetails(chain.key)?.about[locale];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <PageHead
        title={title}
        above={
          <>
            <MovingMark chainKey={chain.key} size="l" />
            <Tag>{second}</Tag>
            <Tag tone={STATUS_TONES[chain.status]}>{getStatusName(chain.status, messages)}</Tag>
            {chain.isPartner ? <Tag>{labels.partner}</Tag> : null}
            {former.length > 0 ? (
              <Tag>{formatMessage(labels.formerly, { names: joinNames(former, locale) })}</Tag>
            ) : null}
          </>
        }
        lead={
          <>
            {about ? <p>{about}</p> : null}
            {asText(data.lead) ? <RichText field={data.lead} locale={locale} /> : null}
          </>
        }
        actions={
          chain.status === 'available' ? <Actions primary={data.action} locale={locale} /> : null
        }
        // A chain that accepts no requests is not measured.
        aside={
          chain.status === 'available' ? (
            <NodeReading chain={chain} locale={locale} messages={messages} />
          ) : null
        }
      />
      {getSourceText(nodes, messages, locale) ? (
        <Container>
          <SourceNotice nodes={nodes} locale={locale} messages={messages} />
        </Container>
      ) : null}
      <NodeWarning chainKey={chain.key} locale={locale} messages={messages} />
      <NodeFacts chain={chain} messages={messages} locale={locale} />
      <NodeParts page={page} />
    </>
  );
}
