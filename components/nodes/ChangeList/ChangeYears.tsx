import { getTextNames } from '@/lib/chains/names';
import type { LoggedChange } from '@/lib/display/change-log';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { ChangeFilters } from './ChangeFilters.client';
import { ChangeList, toFilterWord } from '.';
import s from './index.module.scss';

type Props = {
  id: string;
  changes: readonly LoggedChange[];
  chains: readonly Chain[];
  locale: Locale;
  messages: Messages;
};

/** All changes by year, with a choice of chain and kind. */
export function ChangeYears({ id, changes, chains, locale, messages }: Props) {
  const { kinds, allChains, allKinds, kind, noResults } = messages.changes;
  const changed = new Set(changes.map((change) => change.chain));
  const years = [...new Set(changes.map(({ date }) => date.slice(0, 4)))];
  return (
    <>
      <ChangeFilters
        listId={id}
        noResults={noResults}
        filters={[
          {
            label: messages.nodes.chain,
            options: [
              { value: '', label: allChains },
              ...chains
                .filter(({ key }) => changed.has(key))
                .map((chain) => ({
                  value: toFilterWord('chain', chain.key),
                  label: getTextNames(chain, locale).name,
                })),
            ],
          },
          {
            label: kind,
            options: [
              { value: '', label: allKinds },
              ...Object.entries(kinds).map(([name, label]) => ({
                value: toFilterWord('kind', name),
                label,
              })),
            ],
          },
        ]}
      />
      <div id={id}>
        {years.map((year) => (
          <section key={year} className={s.year} data-group="">
            <h3>{year}</h3>
            <ChangeList
              changes={changes.filter(({ date }) => date.startsWith(year))}
              {...{ chains, locale, messages }}
            />
          </section>
        ))}
      </div>
    </>
  );
}
