'use client';

import { useState, useEffect } from 'react';
import { Button } from '@/components/ui/Button';
import { SelectField } from '@/components/ui/Field';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { Switch } from '@/components/ui/Switch';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Plan } from '@/lib/provider';
import {
  PEAK_FACTORS,
  DEFAULT_PEAK,
  parseCalculation,
  toCalculationSearch,
  toWorkload,
  type Calculation,
} from '@/lib/units/address';
import { toEstimateText } from '@/lib/quotes/estimate-text';
import { ESTIMATE_PATH } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import { getEstimate } from '@/lib/units/estimate';
import type { PriceList } from '@/lib/units/prices';
import type { PresetRow } from '@/lib/units/presets';
import { toUtcDay } from '@/lib/utc-day';
import { countEvent } from '@/stores/counts';
import { LazyCostComparison } from '../CostComparison/LazyCostComparison.client';
import { LazyImport } from '../WorkloadImport/LazyImport.client';
import { CallRow, PERIODS, type Period } from './CallRow';
import { Results } from './Results';
import s from './Calculator.module.scss';

/** A calculation kept in the page's URL; `isLive` is true once the URL has been read. */
function useCalculation(calls: Calculation['calls'], prices: PriceList) {
  const [calculation, setCalculation] = useState<Calculation>({
    calls: [...calls],
    peakFactor: DEFAULT_PEAK,
    isArchive: false,
  });
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    // After hydration, because the server does not know the query.
    const frame = requestAnimationFrame(() => {
      const shared = parseCalculation(window.location.search, prices);
      if (shared) setCalculation(shared);
      setLive(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [prices]);

  const change = (patch: Partial<Calculation>) => {
    const next = { ...calculation, ...patch };
    setCalculation(next);
    countEvent('estimate');
    const { pathname, search, hash } = window.location;
    const address = pathname + toCalculationSearch(next, search) + hash;
    window.history.replaceState(window.history.state, '', address);
  };

  return { calculation, change, isLive };
}

/** Returns the page that prints a calculation, made today; null if it is too long for an address. */
function getAddress(calculation: Calculation, locale: Locale): string | null {
  const today = toUtcDay();
  const text = toEstimateText(toCalculationSearch(calculation, `?on=${today}`));
  return text ? `${localizePath(ESTIMATE_PATH, locale)}?${text}` : null;
}

type Props = {
  presets: readonly Pick<PresetRow, 'id' | 'calls'>[];
  prices: PriceList;
  /** With names in the page's language. */
  plans: readonly Plan[];
  locale: Locale;
  messages: Messages['calculator'];
  planWords: Pick<Messages['plans'], 'quoted'>;
  /** False if the owner leaves other providers' names out. */
  comparesProviders: boolean;
};

/** Calculates in the browser from the page's prices; the calculation is kept in the URL and can be shared. */
export function Calculator(props: Props) {
  const { presets, prices, plans, locale, messages, planWords, comparesProviders } = props;
  const { calculation, change, isLive } = useCalculation(presets[0]?.calls ?? [], prices);
  const { calls, peakFactor, isArchive } = calculation;
  const [period, setPeriod] = useState<Period>('day');
  const first = presets[0]?.calls[0];
  const workload = toWorkload(calculation);
  return (
    <div
      className={`${s.calculator} needsScripts`}
      data-live={isLive ? '' : undefined}
      data-quote-tool=""
    >
      <fieldset className={s.presets}>
        <legend className={s.legend}>{messages.presets}</legend>
        {presets.map((preset) => (
          <Button
            key={preset.id}
            size="s"
            variant="secondary"
            onClick={() => change({ calls: [...preset.calls] })}
          >
            {messages.presetNames[preset.id]}
          </Button>
        ))}
      </fieldset>
      <div className={s.import}>
        <LazyImport
          label={messages.import}
          prices={prices}
          locale={locale}
          onApply={(imported) => change({ calls: imported, isArchive: false })}
        />
      </div>
      <div className={s.options}>
        <SegmentedControl
          legend={messages.period}
          options={PERIODS.map((value) => ({ value, label: messages.periods[value] }))}
          value={period}
          onChange={setPeriod}
        />
        <Switch
          label={messages.archive}
          checked={isArchive}
          onChange={({ target }) => change({ isArchive: target.checked })}
        />
      </div>
      <ul className={s.calls}>
        {calls.map((call, index) => (
          <CallRow
            key={index}
            call={{ ...call, isArchive: isArchive || call.isArchive === true }}
            period={period}
            prices={prices}
            locale={locale}
            messages={messages}
            onChange={(changed) =>
              change({
                calls: calls.map((one, place) =>
                  place === index ? { ...changed, isArchive: one.isArchive === true } : one,
                ),
              })
            }
            onRemove={() => change({ calls: calls.filter((_, place) => place !== index) })}
          />
        ))}
      </ul>
      <div className={s.more}>
        <Button
          size="s"
          variant="secondary"
          onClick={() => first && change({ calls: [...calls, { ...first }] })}
        >
          {messages.add}
        </Button>
        <SelectField
          label={messages.peak}
          value={peakFactor}
          options={PEAK_FACTORS.map((count) => ({
            value: String(count),
            label: formatMessage(messages.peakOption, { count }),
          }))}
          onChange={({ target }) => change({ peakFactor: Number(target.value) })}
        />
      </div>
      {calls.length > 0 ? (
        <>
          <Results
            estimate={getEstimate(workload, prices, peakFactor)}
            address={getAddress(calculation, locale)}
            plans={plans}
            planWords={planWords}
            locale={locale}
            messages={messages}
          />
          {comparesProviders && isLive ? (
            <div className={s.costs}>
              <LazyCostComparison
                calls={workload}
                peakFactor={peakFactor}
                prices={prices}
                plans={plans}
                locale={locale}
              />
            </div>
          ) : null}
        </>
      ) : (
        <p>{messages.empty}</p>
      )}
    </div>
  );
}
