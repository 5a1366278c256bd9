import { formatLargeNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import { type Estimate } from '@/lib/units/estimate';
import { getCapacity } from '@/lib/units/fitting-plan';
import { toScale } from '@/lib/units/mixes';
import s from './Ruler.module.scss';

type Props = {
  plans: readonly Plan[];
  fitting: Plan;
  estimate: Estimate;
  locale: Locale;
  words: Messages['planFinder'];
};

const TICKS = [1e3, 1e5, 1e7] as const;

/** Says how much a plan covers. */
function getReach(capacity: number, { words, locale }: Pick<Props, 'words' | 'locale'>): string {
  if (!Number.isFinite(capacity)) return words.own;
  return formatMessage(words.upTo, {
    count: formatLargeNumber(Number(capacity.toPrecision(3)), locale),
  });
}

/** One row per plan, as long as its daily capacity, with the traffic as a line through all of them. */
export function Ruler({ plans, fitting, estimate, locale, words }: Props) {
  const need = toScale(estimate.requestsPerDay);
  const isLeftOut = (plan: Plan) => plan.chains !== null && estimate.chains > plan.chains;
  return (
    <figure>
      <figcaption className={s.caption}>
        <b>{words.ruler}</b> {words.rulerNote}
      </figcaption>
      <ul className={s.rows}>
        {plans.map((plan) => {
          const capacity = getCapacity(plan, estimate);
          const fits = plan.id === fitting.id;
          return (
            <li
              key={plan.id}
              data-fits={fits ? '' : undefined}
              data-out={isLeftOut(plan) || capacity < estimate.requestsPerDay ? '' : undefined}
            >
              <span className={s.name}>
                {plan.name}
                {fits ? (
                  <>
                    {getGap(plan.name)}
                    <em>{words.fits}</em>
                  </>
                ) : null}
              </span>
              <span className={s.reach}>
                {isLeftOut(plan) ? words.oneChainOnly : getReach(capacity, { words, locale })}
              </span>
              <svg className={s.bar} aria-hidden="true" data-markdown="omit">
                <line y1="50%" y2="50%" x2={`${toScale(capacity)}%`} />
                <line className={s.need} y1="0" y2="100%" x1={`${need}%`} x2={`${need}%`} />
              </svg>
            </li>
          );
        })}
      </ul>
      <p className={s.axis} aria-hidden="true" data-markdown="omit">
        {TICKS.map((tick) => (
          <span key={tick}>{formatLargeNumber(tick, locale)}</span>
        ))}
      </p>
    </figure>
  );
}
