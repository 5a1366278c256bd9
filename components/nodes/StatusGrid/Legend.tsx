import { classNames } from '@/components/ui/class-names';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import s from './Legend.module.scss';

type Props = {
  chains: readonly Chain[];
  messages: Messages;
};

const LEVELS = ['high', 'middle', 'low', 'unmeasured'] as const;

/** Explains the bars of the grid. */
export function Legend({ chains, messages }: Props) {
  const { availability } = messages;
  return (
    <ul className={s.legend}>
      {LEVELS.map((level) => (
        <li key={level}>
          <span className={classNames(s.sample, s[level])} />
          {availability[level]}
        </li>
      ))}
      {chains.some(({ reading }) => reading === 'sample') ? <li>{availability.sample}</li> : null}
    </ul>
  );
}
