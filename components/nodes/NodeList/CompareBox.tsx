import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { COMPARE_PARAMETER } from '@/lib/directory/compare';
import s from './CompareBox.module.scss';

type Props = { chain: Chain; messages: Messages['compare'] };

/** Selects a chain for the comparison. */
export function CompareBox({ chain: { key, name }, messages }: Props) {
  const label = formatMessage(messages.choose, { name });
  return (
    <label className={s.box} title={label}>
      <input
        type="checkbox"
        name={COMPARE_PARAMETER}
        value={key}
        data-name={name}
        aria-label={label}
      />
    </label>
  );
}
