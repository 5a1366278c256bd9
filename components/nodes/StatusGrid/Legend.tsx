import { classNames } from '@/components/ui/class-names';
import { joinNames } from '@/lib/display/chain-facts';
import type { Locale } from '@/lib/i18n/locales';
import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import s from './Legend.module.scss';

type Props = {
  slots: readonly string[];
  chains: readonly Chain[];
  locale: Locale;
  messages: Messages;
};

const LEVELS = ['high', 'middle', 'low', 'unmeasured'] as const;

/** Explains the bars of the grid. */
export function Legend({ slots, chains, locale, messages }: Props) {
  const { availability } = messages;
  return (
    <ul className={s.legend}>
      {LEVELS.map((level) => (
        <li key={level}>
          <span className={classNames(s.sample, s[level])} />
          {availability[level]}
        </li>
      ))}
      {slots.length > 0 ? (
        <li>{formatMessage(availability.grid.regions, { regions: joinNames(slots, locale) })}</li>
      ) : null}
      {chains.some(({ reading }) => reading === 'sample') ? <li>{availability.sample}</li> : null}
    </ul>
  );
}
