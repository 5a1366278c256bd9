import type { PictureMessages } from '@/lib/i18n/picture-messages';
import s from './NodeFacts.module.scss';

/** What sets a dedicated node apart, in three lines. */
export function NodeFacts({ messages: { machine } }: { messages: PictureMessages }) {
  const facts = [
    { term: machine.customers, value: '1' },
    { term: machine.limits, value: machine.none },
    { term: machine.rates, value: machine.none },
  ];
  return (
    <dl className={s.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
