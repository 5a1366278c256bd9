import { EmptyState } from '@/components/ui/EmptyState';
import { Container } from '@/components/ui/Section';
import { Tag } from '@/components/ui/Tag';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { getStatusName, groupByStatus } from '@/lib/display';
import { getInterfaceName } from '@/lib/display/interface-names';
import { COMPARE_PATH } from '@/lib/directory/compare';
import { countValues, getOptions } from '@/lib/directory/facets';
import { SORTS, type Facet } from '@/lib/directory/state';
import type { History } from '@/lib/history';
import type { LiveNodes, Chain } from '@/lib/provider';
import { localizePath } from '@/lib/site/paths';
import { SEARCH_PATH } from '@/lib/site/search-query';
import { OfferDot } from '../OfferDot';
import { SourceNotice } from '../SourceNotice';
import { CompareForm } from './CompareForm.client';
import { DataFiles } from './DataFiles';
import { FilteredList } from './FilteredList.client';
import { GroupTitle } from './GroupTitle.client';
import { NodeFilters } from './NodeFilters.client';
import { NodeTable } from './NodeTable';
import s from './index.module.scss';

/** The filters with a button each; families have a list. */
const CHIPS: readonly (readonly [Facet, readonly string[]])[] = [
  ['level', ['archive', 'trace', 'dedicated']],
  ['network', ['testnet']],
  ['interface', ['websocket', 'rest', 'grpc', 'graphql', 'firehose']],
];

/** Returns what the list can be filtered by, in a language. */
function getFilters(chains: readonly Chain[], { directory, nodes }: Messages) {
  const names: Record<string, string> = {
    ...directory.networks,
    ...nodes.levels,
    trace: nodes.matrix.trace,
  };
  const families: Record<string, string> = directory.families;
  return {
    chips: CHIPS.flatMap(([facet, values]) =>
      values.map((value) => ({ facet, value, label: names[value] ?? getInterfaceName(value) })),
    ),
    families: getOptions(chains, 'family').map((value) => ({
      value,
      label: families[value] ?? value,
    })),
    hasPartners: chains.some(({ isPartner }) => isPartner),
    sorts: SORTS.map((value) => ({ value, label: directory.sorts[value] })),
  };
}

type Props = { nodes: LiveNodes; history: History; locale: Locale; messages: Messages };

/** All chains by state; the tabs are anchors, so that the list works as one page without scripts. */
export function NodeList({ nodes, history, locale, messages }: Props) {
  const { nodes: labels, directory, compare, availability } = messages;
  const groups = groupByStatus(nodes.chains).map((group) => ({
    ...group,
    name: getStatusName(group.status, messages),
  }));
  const filters = getFilters(nodes.chains, messages);
  const tabs = groups.map(({ status, name, chains }) => ({
    status,
    name,
    count: chains.length,
    values: countValues(chains),
  }));
  const { legend } = labels;
  const { groups: groupNames, narrowed, quoted, chips } = directory;
  const titleWords = { countOf: labels.countOf, groups: groupNames, narrowed, quoted, chips };
  const { search, filters: filtersLabel, sort, reset, open, openCount, close, show } = directory;
  const { anyFamily, facets } = directory;
  const filterWords = {
    ...{ search, filters: filtersLabel, sort, reset, open, openCount, close, show },
    ...{ anyFamily, facets, chips, tabs: labels.tabs },
  };
  const { picked, pickMore, submit, clear, remove } = compare;
  return (
    <>
      <NodeFilters
        {...filters}
        messages={filterWords}
        searchPath={localizePath(SEARCH_PATH, locale)}
        tabs={tabs}
      />
      <Container className={s.list}>
        <SourceNotice nodes={nodes} locale={locale} messages={messages} />
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
            tabs={tabs}
          >
            {groups.map(({ status, name, chains }) => (
              <section
                key={status}
                id={status}
                data-group={status}
                className={s.group}
                aria-labelledby={`${status}-title`}
              >
                <div className={s.head}>
                  <h2 id={`${status}-title`} className={s.title}>
                    <GroupTitle
                      status={status}
                      count={chains.length}
                      chips={filters.chips}
                      families={filters.families}
                      messages={titleWords}
                    />
                  </h2>
                  <ul className={s.legend} data-markdown="omit">
                    <li>
                      <OfferDot offer="yes" /> {legend.yes}
                    </li>
                    <li>
                      <OfferDot offer="dedicated" /> {legend.dedicated}
                    </li>
                    <li>{legend.no}</li>
                    <li>{legend.unknown}</li>
                    {nodes.hasSampleReadings ? (
                      <li>
                        <Tag>{availability.sampleColumn}</Tag>
                      </li>
                    ) : null}
                  </ul>
                </div>
                {chains.length > 0 ? (
                  <NodeTable {...{ chains, history, locale, messages }} caption={name} />
                ) : (
                  <EmptyState title={labels.none} />
                )}
              </section>
            ))}
          </FilteredList>
        </CompareForm>
        <DataFiles locale={locale} messages={messages} className={s.files} />
        <p className={s.marks}>{directory.marks}</p>
      </Container>
    </>
  );
}
