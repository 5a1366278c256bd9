'use client';

import { useEffect, useId, useState } from 'react';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { useBrowserValue } from '@/components/ui/use-browser-value.client';
import { formatNumber } from '@/lib/i18n/format';
import { getFittingPlan } from '@/lib/units/fitting-plan';
import { FIRST_TRAFFIC, fromScale, getTrafficEstimate, toScale } from '@/lib/units/mixes';
import { offerQuote } from '@/stores/quote';
import { toEstimateQuote, writeEstimate } from '../write-estimate.client';
import { CountField } from '../CountField';
import { Answer } from './Answer';
import { MixChoice } from './MixChoice';
import { Ruler } from './Ruler';
import type { FinderProps } from './types';
import s from './index.module.scss';

/** Steps of the slider; each is two thousandths of its length. */
const STEP = 0.2;

/** Asks about the traffic, and names the plan that covers it. */
export function Finder(props: FinderProps) {
  const { mixes, plans, locale, words, invalid } = props;
  const [perDay, setPerDay] = useState<number>(FIRST_TRAFFIC.perDay);
  const [mixId, setMixId] = useState<string>(FIRST_TRAFFIC.mixId);
  const [hasSeveralChains, setSeveralChains] = useState<boolean>(FIRST_TRAFFIC.hasSeveralChains);
  const sliderId = useId();
  const isLive = useBrowserValue(() => true, false);

  const mix = mixes.find(({ id }) => id === mixId) ?? mixes[0];
  const traffic = mix && { perDay, mix, hasSeveralChains };
  const estimate = traffic && getTrafficEstimate(traffic);
  const plan = estimate && getFittingPlan(plans, estimate);
  const isFirst =
    perDay === FIRST_TRAFFIC.perDay &&
    mixId === FIRST_TRAFFIC.mixId &&
    hasSeveralChains === FIRST_TRAFFIC.hasSeveralChains;

  // Any form of the page gets what the visitor has entered, but not the example.
  useEffect(() => {
    if (isFirst || !plan) return;
    offerQuote(toEstimateQuote(estimate, plan), { plan: plan.name });
    return () => offerQuote(null);
  });

  if (!traffic || !estimate) return null;
  /** Passes the traffic on to whatever form a click opens. */
  const suggest = () => {
    if (plan) writeEstimate(estimate, plan);
  };
  return (
    <div
      className={s.panel}
      data-live={isLive ? '' : undefined}
      data-quote-tool=""
      onClickCapture={({ target }) =>
        target instanceof Element && target.closest('[data-overlay]') && suggest()
      }
    >
      <form
        className={s.question}
        onSubmit={(event) => event.preventDefault()}
        data-markdown="omit"
      >
        <div className={s.count}>
          <CountField
            label={words.perDay}
            value={perDay}
            locale={locale}
            invalid={invalid}
            onCount={setPerDay}
          />
        </div>
        <label className="visuallyHidden" htmlFor={sliderId}>
          {words.scale}
        </label>
        <input
          id={sliderId}
          className={s.slider}
          type="range"
          min={0}
          max={100}
          step={STEP}
          value={toScale(perDay)}
          aria-valuetext={formatNumber(perDay, locale)}
          onChange={({ target }) => setPerDay(fromScale(Number(target.value)))}
        />
        <MixChoice mixes={mixes} value={mix.id} words={words} locale={locale} onChange={setMixId} />
        <div className={s.chains}>
          <span aria-hidden="true">{words.chains}</span>
          <SegmentedControl
            legend={words.chains}
            options={[
              { value: 'one', label: words.one },
              { value: 'several', label: words.several },
            ]}
            value={hasSeveralChains ? 'several' : 'one'}
            onChange={(value) => setSeveralChains(value === 'several')}
          />
        </div>
      </form>
      {plan ? (
        <Answer {...props} traffic={traffic} estimate={estimate} plan={plan}>
          {props.hasRuler ? (
            <Ruler plans={plans} fitting={plan} estimate={estimate} locale={locale} words={words} />
          ) : null}
        </Answer>
      ) : null}
    </div>
  );
}
