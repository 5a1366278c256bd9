import { SegmentedControl } from '@/components/ui/SegmentedControl';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import { Panel } from '../Panel';
import { Plan } from './Plan';
import s from './index.module.scss';

/** A machine seen from above; a choice between full and archive fills its disks, using only styles. */
export function Machine({ messages: { machine } }: { messages: PictureMessages }) {
  const rows = [
    {
      term: machine.state,
      text: (
        <>
          <span className={s.full}>{machine.fullState}</span>
          <span className={s.archive}>{machine.archiveState}</span>
        </>
      ),
    },
    { term: machine.client, text: machine.clientText },
    { term: machine.memory, text: machine.memoryText },
    { term: machine.network, text: machine.networkText },
  ];
  return (
    <Panel
      title={machine.title}
      className={s.machine}
      control={
        <SegmentedControl
          legend={machine.depth}
          defaultValue="full"
          options={[
            { value: 'full', label: machine.full },
            { value: 'archive', label: machine.archive },
          ]}
        />
      }
      note={machine.note}
    >
      <Plan />
      <dl className={s.rows}>
        {rows.map(({ term, text }, index) => (
          <div key={term} data-part={index + 1} className={s.row}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl className={s.totals}>
        {[
          { term: machine.customers, value: '1' },
          { term: machine.limits, value: machine.none },
        ].map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
