import { DataTable } from '@/components/ui/DataTable';
import { getNameByKey } from '@/lib/chains/name-by-key';
import { SEPARATORS } from '@/lib/display/chain-facts';
import { getMessages } from '@/lib/i18n/messages';
import { getProviderMoves, type ProviderMove } from '@/lib/migrate/provider-moves';
import { getNotes, toServed } from '@/lib/migrate/served';
import { toNetworkName } from '../MigrationChecker/chain-options';
import { getReason } from '../MigrationChecker/Outcome';
import type { SectionProps } from './types';
import s from './index.module.scss';

/** What some of the provider's endpoints become, as the checker finds. */
export function MoveTable({ page, messages, say }: SectionProps) {
  const { provider, chains, host, locale } = page;
  const { directory, migrate } = getMessages(locale);
  const { networks } = directory;
  const notes = getNotes(locale);
  const separator = SEPARATORS[locale];
  const ours = { served: toServed(chains, locale), host };
  const getPlace = ({ finding: { chain, network } }: ProviderMove) =>
    chain && network ? `${getNameByKey(chain, locale)} · ${toNetworkName(network, networks)}` : '—';
  return (
    <DataTable
      caption={messages.movesTitle}
      rows={getProviderMoves(provider, ours)}
      rowKey={({ before }) => before}
      columns={[
        {
          id: 'before',
          title: say(messages.before),
          cell: ({ before }) => <code className={s.url}>{before}</code>,
        },
        { id: 'place', title: messages.place, cell: getPlace },
        {
          id: 'after',
          title: say(messages.after),
          cell: ({ after, finding }) =>
            after ? (
              <code className={s.url}>{after}</code>
            ) : (
              getReason({ finding, ours, notes, networks, messages: migrate, separator })
            ),
        },
      ]}
    />
  );
}
