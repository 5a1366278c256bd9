import { EmptyState } from '@/components/ui/EmptyState';
import { Section } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { LiveNodes } from '@/lib/provider';
import { getStatusName, groupByStatus } from '@/lib/readings';
import { NodeSearch } from './NodeSearch.client';
import { NodeTable } from './NodeTable';
import { SourceNotice } from '../SourceNotice';
import s from './index.module.scss';

type Props = { nodes: LiveNodes; locale: Locale; messages: Messages };

const LIST_ID = 'chains';

/** All chains by state; the tabs are anchors, so that the list works as one page without scripts. */
export function NodeList({ nodes, locale, messages }: Props) {
  const groups = groupByStatus(nodes.chains);
  const words = messages.nodes;
  return (
    <Section tone="surface" space="small">
      <SourceNotice nodes={nodes} messages={messages} />
      <div className={s.controls}>
        <nav aria-label={words.tabs} className={s.nav}>
          <ul className={s.tabs}>
            {groups.map(({ status, chains }) => (
              <li key={status}>
                <a href={`#${status}`} className={s.tab}>
                  {getStatusName(status, messages)} <span className={s.count}>{chains.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <NodeSearch listId={LIST_ID} words={words.searching} />
      </div>
      <div id={LIST_ID}>
        {groups.map(({ status, chains }) => (
          <section
            key={status}
            id={status}
            data-group=""
            className={s.group}
            aria-labelledby={`${status}-title`}
          >
            <h2 id={`${status}-title`} className={s.title}>
              {getStatusName(status, messages)}
              <small>{formatMessage(words.count, { count: chains.length })}</small>
            </h2>
            {chains.length > 0 ? (
              <NodeTable
                caption={getStatusName(status, messages)}
                chains={chains}
                locale={locale}
                messages={messages}
              />
            ) : (
              <EmptyState title={words.none} />
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}
