import { EmptyState } from '@/components/ui/EmptyState';
import { getNameByKey } from '@/lib/chains/name-by-key';
import { getEnv } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { ComputeUnits, Plan } from '@/lib/provider';
import { getPresetRows } from '@/lib/units/presets';
import { getPlanName } from '@/lib/display/plan-name';
import { PresetCosts } from '../CostComparison/PresetCosts';
import { LazyCalculator } from './LazyCalculator.client';
import { PresetTable } from './PresetTable';

type Props = {
  computeUnits: ComputeUnits;
  plans: readonly Plan[];
  locale: Locale;
  messages: Messages;
};

/** From calls to units, requests per second and a plan, and back; without scripts, worked examples. */
export function UnitCalculator({ computeUnits, plans, locale, messages }: Props) {
  const named = plans.map((plan) => ({ ...plan, name: getPlanName(plan, messages) }));
  const prices = {
    ...computeUnits,
    protocols: computeUnits.protocols.map((protocol) => ({
      ...protocol,
      name: getNameByKey(protocol._key, locale, protocol.name),
    })),
  };
  const presets = getPresetRows(computeUnits, plans);
  const comparesProviders = getEnv().COMPARE_PROVIDERS;
  if (presets.length === 0) return <EmptyState title={messages.units.unavailable} />;
  return (
    <>
      <PresetTable presets={presets} locale={locale} messages={messages} />
      {comparesProviders ? (
        <PresetCosts presets={presets} prices={prices} plans={plans} locale={locale} />
      ) : null}
      <LazyCalculator
        presets={presets.map(({ id, calls }) => ({ id, calls }))}
        prices={prices}
        plans={named}
        locale={locale}
        messages={messages.calculator}
        planWords={{ quoted: messages.plans.quoted }}
        comparesProviders={comparesProviders}
      />
    </>
  );
}
