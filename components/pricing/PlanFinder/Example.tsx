import { formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import { getFittingPlan } from '@/lib/units/fitting-plan';
import { FIRST_TRAFFIC, getTrafficEstimate } from '@/lib/units/mixes';
import { Answer } from './Answer';
import { Ruler } from './Ruler';
import type { FinderProps } from './types';
import s from './index.module.scss';

/** The finder's initial traffic and the plan that covers it, with the same height as the finder. */
export function Example(props: FinderProps) {
  const { mixes, plans, locale, words } = props;
  const mix = mixes.find(({ id }) => id === FIRST_TRAFFIC.mixId) ?? mixes[0];
  if (!mix) return null;
  const traffic = { ...FIRST_TRAFFIC, mix };
  const estimate = getTrafficEstimate(traffic);
  const plan = getFittingPlan(plans, estimate);
  if (!plan) return null;
  return (
    <>
      <div className={s.panel}>
        <dl className={s.given}>
          <div>
            <dt>{words.perDay}</dt>
            <dd>{formatNumber(traffic.perDay, locale)}</dd>
          </div>
          <div>
            <dt>{words.mix}</dt>
            <dd>
              {words.mixNames[mix.id]}
              <small>
                {formatMessage(words.mixUnits, { units: formatNumber(mix.units, locale) })}
              </small>
            </dd>
          </div>
          <div>
            <dt>{words.chains}</dt>
            <dd>{traffic.hasSeveralChains ? words.several : words.one}</dd>
          </div>
        </dl>
        <Answer {...props} traffic={traffic} estimate={estimate} plan={plan} />
      </div>
      {props.hasRuler ? (
        <Ruler plans={plans} fitting={plan} estimate={estimate} locale={locale} words={words} />
      ) : null}
    </>
  );
}
