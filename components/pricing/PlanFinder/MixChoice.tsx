import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Mix } from '@/lib/units/mixes';
import s from './MixChoice.module.scss';

type Props = {
  mixes: readonly Mix[];
  value: string;
  locale: Locale;
  words: Messages['planFinder'];
  onChange: (id: string) => void;
};

/** Returns the cost of a call as one of four shades. */
function getWeight(units: number): string {
  if (units <= 15) return 'light';
  if (units <= 25) return 'middle';
  return units <= 75 ? 'heavy' : 'heaviest';
}

/** The calls of a mix side by side, with their frequency as width. */
function MixBar({ shares }: Pick<Mix, 'shares'>) {
  const starts = shares.map((_, index) =>
    shares.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  );
  return (
    <svg className={s.bar} aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none">
      {shares.map(({ method, share, units }, index) => (
        <rect
          key={method}
          data-weight={getWeight(units)}
          x={starts[index]}
          width={share - 1}
          height={6}
        />
      ))}
    </svg>
  );
}

/** The kinds of traffic, each with its methods and mean cost per call. */
export function MixChoice({ mixes, value, locale, words, onChange }: Props) {
  return (
    <fieldset className={s.mixes}>
      <legend>{words.mix}</legend>
      {mixes.map(({ id, units, shares }) => (
        <label key={id} className={s.mix} title={shares.map(({ method }) => method).join(', ')}>
          <input
            type="radio"
            name="mix"
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {words.mixNames[id]}
          <MixBar shares={shares} />
          <small>{formatMessage(words.mixUnits, { units: formatNumber(units, locale) })}</small>
        </label>
      ))}
    </fieldset>
  );
}
