import { formatMessage, type Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { COMPARE_PARAMETER } from '@/lib/directory/compare';
import s from './CompareBox.module.scss';

type Props = { chain: Chain; words: Messages['compare'] };

/** Picks a chain for the comparison. */
export function CompareBox({ chain: { key, name }, words }: Props) {
  const label = formatMessage(words.choose, { name });
  return (
    <label className={s.box} title={label}>
      <input type="checkbox" name={COMPARE_PARAMETER} value={key} aria-label={label} />
    </label>
  );
}
