import { DataTable } from '@/components/ui/DataTable';
import { SelectField } from '@/components/ui/Field';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Choices } from '@/lib/migrate/rewrite';
import type { Finding } from '@/lib/migrate/types';
import { toNetworkName, type ChainOption } from './chain-options';
import { Outcome } from './Outcome';
import type { CheckerProps, Engine } from './types';
import s from './Checker.module.scss';

/** A finding as read, and with the visitor's choice applied; equal URLs share the choice at the first of them. */
type Row = { found: Finding; chosen: Finding; isFirst: boolean };

type Props = CheckerProps & {
  rows: readonly Row[];
  options: readonly ChainOption[];
  choices: Choices;
  engine: Engine;
  onChoose: (group: number, place: string) => void;
};

/** The endpoints in a text, by line. */
export function FindingTable({ rows, options, choices, engine, onChoose, ...props }: Props) {
  const { ours, messages, networks } = props;
  const getPlaceName = ({ chain = '', network, other }: Finding) => {
    const name = other ?? ours.served[chain]?.name;
    if (!name || other || !network) return name ?? '—';
    return `${name} · ${toNetworkName(network, networks)}`;
  };
  const getPlace = ({ found, chosen, isFirst }: Row) =>
    found.state === 'choose' && isFirst ? (
      <div className={s.choice}>
        <SelectField
          label={formatMessage(messages.choose, { line: found.line })}
          isLabelHidden
          value={choices.get(found.group) ?? ''}
          options={[{ value: '', label: messages.chooseNone }, ...options]}
          onChange={({ target }) => onChoose(found.group, target.value)}
        />
      </div>
    ) : (
      getPlaceName(chosen)
    );
  const getProvider = ({ provider, host = '' }: Finding) =>
    provider === engine.PUBLIC
      ? messages.public
      : (provider ?? formatMessage(messages.unknown, { host }));
  return (
    <DataTable
      caption={messages.results}
      rows={rows}
      rowKey={({ found }) => String(found.start)}
      columns={[
        {
          id: 'line',
          title: messages.line,
          cell: ({ found }) => (
            <span className={s.line}>
              {formatMessage(messages.lineNumber, { line: found.line })}
            </span>
          ),
        },
        { id: 'provider', title: messages.provider, cell: ({ found }) => getProvider(found) },
        { id: 'place', title: messages.place, cell: getPlace },
        {
          id: 'outcome',
          title: messages.outcome,
          cell: ({ chosen }) => (
            <Outcome {...props} finding={chosen} url={engine.getReplacement(chosen, ours)} />
          ),
        },
      ]}
    />
  );
}
