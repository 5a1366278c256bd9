import { asText } from '@prismicio/client';
import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { Figure } from '@/components/ui/Figure';
import { Container } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import { getChainNames } from '@/lib/chains/names';
import { formatMessage } from '@/lib/i18n/messages';
import { getAvailability, getStatusName } from '@/lib/display';
import { SourceNotice } from '../SourceNotice';
import { CheckedAgo } from '../CheckedAgo.client';
import { ChainBadge } from '../ChainBadge';
import { NodeParts } from './NodeParts';
import { NodeFacts } from './NodeFacts';
import type { NodePageProps } from './node-page-props';

const STATUS_TONES = { available: 'accent', inactive: 'danger', 'coming-soon': 'warn' } as const;

/** The data sheet of one chain. */
export function NodePage(props: NodePageProps) {
  const { chain, nodes, page, locale, messages } = props;
  const words = messages.nodes;
  const { name, second, former } = getChainNames(chain, locale);
  const { value, label } = getAvailability(chain, messages);
  const oneLine = locale === 'cn' ? chain.facts?.oneLineZh : chain.facts?.oneLine;
  return (
    <>
      <Breadcrumbs path={`/nodes/${chain.key}/`} title={name} locale={locale} />
      <PageHead
        title={page.title ?? name}
        above={
          <>
            <ChainBadge chain={chain} size="l" />
            <Tag>{second}</Tag>
            <Tag tone={STATUS_TONES[chain.status]}>{getStatusName(chain.status, messages)}</Tag>
            {chain.isPartner ? <Tag>{words.partner}</Tag> : null}
            {former.length > 0 ? (
              <Tag>{formatMessage(words.formerly, { names: former.join(', ') })}</Tag>
            ) : null}
          </>
        }
        lead={
          <>
            {oneLine ? <p>{oneLine}</p> : null}
            {asText(page.lead) ? <RichText field={page.lead} locale={locale} /> : null}
          </>
        }
        aside={
          <dl>
            <Figure
              size="xl"
              value={value}
              unit={messages.units.percent}
              label={
                chain.measuredAt ? (
                  <CheckedAgo
                    template={messages.availability.measured}
                    time={chain.measuredAt}
                    locale={locale}
                  />
                ) : (
                  label
                )
              }
            />
          </dl>
        }
      />
      {nodes.source === 'live' ? null : (
        <Container>
          <SourceNotice nodes={nodes} messages={messages} />
        </Container>
      )}
      <NodeFacts chain={chain} messages={messages} />
      <NodeParts {...props} />
    </>
  );
}
