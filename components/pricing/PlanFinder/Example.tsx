import { getFittingPlan } from '@/lib/units/fitting-plan';
import { FIRST_TRAFFIC, getTrafficEstimate } from '@/lib/units/mixes';
import { Answer } from './Answer';
import { Ruler } from './Ruler';
import type { FinderProps } from './types';
import s from './index.module.scss';

/** The answer for the traffic that the finder starts with, as tall as the finder is. */
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
        <div className={s.reserved} />
        <Answer {...props} traffic={traffic} estimate={estimate} plan={plan} />
      </div>
      {props.hasRuler ? (
        <Ruler plans={plans} fitting={plan} estimate={estimate} locale={locale} words={words} />
      ) : null}
    </>
  );
}
