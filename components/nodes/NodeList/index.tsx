import { EmptyState } from '@/components/ui/EmptyState';
import { Section } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import { formatCount } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import type { LiveNodes, Chain } from '@/lib/provider';
import { getStatusName, groupByStatus } from '@/lib/display';
import { COMPARE_PATH } from '@/lib/directory/compare';
import { localizePath } from '@/lib/site/paths';
import { getOptions } from '@/lib/directory/facets';
import { FACETS, SORTS, type Facet } from '@/lib/directory/state';
import { CompareForm } from './CompareForm.client';
import { DataFiles } from './DataFiles';
import { FilteredList } from './FilteredList.client';
import { GroupCount } from './GroupCount.client';
import { NodeFilters } from './NodeFilters.client';
import { NodeTable } from './NodeTable';
import { StatusTabs } from './StatusTabs.client';
import { SourceNotice } from '../SourceNotice';
import s from './index.module.scss';

/** Returns the filters' options, from the chains' values, in a language. */
function getFilters(chains: readonly Chain[], messages: Messages) {
  const { directory, nodes } = messages;
  const names: Partial<Record<Facet, Record<string, string>>> = {
    network: directory.networks,
    family: directory.families,
    level: nodes.levels,
  };
  const { filters, search, sort, partner, reset } = directory;
  return {
    messages: { filters, search, sort, partner, reset },
    sorts: SORTS.map((value) => ({ value, label: directory.sorts[value] })),
    facets: FACETS.map((facet) => ({
      facet,
      label: directory.facets[facet],
      options: [
        { value: '', label: directory.any },
        ...getOptions(chains, facet).map((value) => ({
          value,
          label: names[facet]?.[value] ?? value,
        })),
      ],
    })),
  };
}

type Props = { nodes: LiveNodes; locale: Locale; messages: Messages };

/** All chains by state; the tabs are anchors, so that the list works as one page without scripts. */
export function NodeList({ nodes, locale, messages }: Props) {
  const { nodes: labels, directory, compare } = messages;
  const { picked, pickMore, submit, clear, remove } = compare;
  const groups = groupByStatus(nodes.chains).map((group) => ({
    ...group,
    name: getStatusName(group.status, messages),
  }));
  return (
    <Section>
      <SourceNotice nodes={nodes} locale={locale} messages={messages} />
      <StatusTabs
        label={labels.tabs}
        tabs={groups.map(({ status, name, chains }) => ({ status, name, count: chains.length }))}
      />
      <NodeFilters {...getFilters(nodes.chains, messages)} />
      <CompareForm
        action={localizePath(COMPARE_PATH, locale)}
        messages={{ picked, pickMore, submit, clear, remove }}
      >
        <FilteredList
          locale={locale}
          messages={{
            noResults: directory.noResults,
            showAll: directory.showAll,
            methodOn: directory.methodOn,
          }}
          tabs={groups.map(({ status, name }) => ({ status, name }))}
        >
          {groups.map(({ status, name, chains }) => (
            <section
              key={status}
              id={status}
              data-group={status}
              className={s.group}
              aria-labelledby={`${status}-title`}
            >
              <h2 id={`${status}-title`} className={s.title}>
                {name}
                <small role="status">
                  <GroupCount
                    status={status}
                    count={chains.length}
                    all={formatCount(labels.count, chains.length)}
                    some={labels.countOf}
                  />
                </small>
              </h2>
              {chains.length > 0 ? (
                <NodeTable caption={name} chains={chains} locale={locale} messages={messages} />
              ) : (
                <EmptyState title={labels.none} />
              )}
            </section>
          ))}
        </FilteredList>
      </CompareForm>
      <DataFiles locale={locale} messages={messages} className={s.files} />
      <p className={s.marks}>{directory.marks}</p>
    </Section>
  );
}
