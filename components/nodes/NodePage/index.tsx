import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { Container } from '@/components/ui/Section';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { getSourceText } from '@/lib/display';
import { getChainParts } from '@/lib/display/chain-parts';
import { getEndpointHost, writeEndpoint } from '@/lib/endpoints';
import { ChainMark } from '../ChainMark';
import { SourceNotice } from '../SourceNotice';
import { Capabilities } from './Capabilities';
import { NodeFacts } from './NodeFacts';
import { NodeHead } from './NodeHead';
import { NodeLimits } from './NodeLimits';
import { NodeParts } from './NodeParts';
import { NodeWarning } from './NodeWarning';
import { SectionBar } from './SectionBar.client';

/** The sections of the page that have a name, for the bar. */
function getSections(parts: ReturnType<typeof getChainParts>, names: Record<string, string>) {
  const sections = parts.flatMap(({ id, kind, title }) =>
    title && kind !== 'action' ? [{ id, title: names[kind] ?? title }] : [],
  );
  const facts = { id: 'facts', title: names.facts ?? '' };
  return sections[0]?.id === 'request'
    ? [...sections.slice(0, 1), facts, ...sections.slice(1)]
    : [facts, ...sections];
}

/** All that the site knows of one chain. */
export function NodePage({ page }: { page: PageOf<'chain'> }) {
  const { chain, nodes, data, host, prices, plans, crumbs, locale } = page;
  const messages = getMessages(locale);
  const { nodes: labels, code } = messages;
  const { chains } = nodes;
  const parts = getChainParts({ chain, chains, page: data, host, prices, plans, locale });
  // The facts follow the first request.
  const first = parts[0]?.kind === 'request' ? 1 : 0;
  const isAvailable = chain.status === 'available';
  return (
    <>
      <Breadcrumbs crumbs={crumbs} locale={locale} />
      <NodeHead page={page} />
      {getSourceText(nodes, messages, locale) ? (
        <Container>
          <SourceNotice nodes={nodes} locale={locale} messages={messages} />
        </Container>
      ) : null}
      <NodeWarning chainKey={chain.key} locale={locale} messages={messages} />
      {isAvailable ? <Capabilities page={page} /> : null}
      <SectionBar
        label={labels.onThisPage}
        sections={getSections(parts, labels.sections)}
        mark={<ChainMark chainKey={chain.key} size="s" />}
        name={chain.name}
        status={chain.status}
        endpoint={
          isAvailable && host !== null
            ? { host: getEndpointHost(host, chain.key), url: writeEndpoint(host, chain.key) }
            : null
        }
        labels={{
          copy: labels.copyEndpoint,
          copied: code.copied,
          copyFailed: code.copyFailed,
        }}
      />
      <NodeParts page={page} parts={parts.slice(0, first)} />
      <NodeFacts chain={chain} messages={messages} locale={locale} />
      {isAvailable ? <NodeLimits page={page} /> : null}
      <NodeParts page={page} parts={parts.slice(first)} />
    </>
  );
}
