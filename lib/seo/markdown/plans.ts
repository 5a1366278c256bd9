import { formatLargeNumber, formatNumber, formatPrice } from '@/lib/i18n/format';
import type { Plan } from '@/lib/provider';
import { getPlanName } from '@/lib/display/plan-name';
import { getRateRows } from '@/lib/display/package-rates';
import { getPresetRows } from '@/lib/units/presets';
import type { MarkdownContext } from './context';
import { toTable } from './table';
import { toCode, toHeading, toList, toText } from './text';

/** For whom a plan is, by its id. */
type Audiences = ReadonlyMap<string, string>;

const getName = (plan: Plan, { messages }: MarkdownContext) => toText(getPlanName(plan, messages));

function toPrice({ price }: Plan, { locale, messages }: MarkdownContext): string {
  const { quoted, placeholder } = messages.plans;
  if (price.amount === null) return quoted;
  const amount = `${formatPrice(price.amount, price.currency, locale)} ${messages.units.perMonth}`;
  return price.placeholder ? `${amount} (${placeholder})` : amount;
}

/** Plans with their prices and for whom they are, a line each. */
export function toPlanList(
  plans: readonly Plan[],
  audiences: Audiences,
  context: MarkdownContext,
): string {
  return toList(
    plans.map((plan) =>
      [
        `**${getName(plan, context)}**`,
        toPrice(plan, context),
        toText(audiences.get(plan.id) ?? ''),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
  );
}

/** What the plans hold, a line each. */
export function toPlanTable(plans: readonly Plan[], context: MarkdownContext): string {
  const { plans: words } = context.messages;
  const { columns } = words;
  const toLimit = (value: number | null, format = formatNumber) =>
    value === null ? columns.none : format(value, context.locale);
  return toTable(
    [columns.plan, columns.perDay, columns.perSecond, columns.units, columns.atLimit],
    plans.map((plan) => [
      getName(plan, context),
      toLimit(plan.requestsPerDay),
      toLimit(plan.requestsPerSecond),
      plan.kind === 'compute-units'
        ? toLimit(plan.computeUnits, formatLargeNumber)
        : columns.notCounted,
      words.atLimit[plan.kind],
    ]),
  );
}

/** Prices of all methods, a table a family. */
export function toUnitTables({ computeUnits, messages }: MarkdownContext): string[] {
  const { units, nodes } = messages;
  const names: Record<string, string> = messages.families;
  const families = new Set(computeUnits.methods.map(({ family }) => family));
  if (families.size === 0) return [units.unavailable];
  return [...families].flatMap((family) => [
    toHeading(3, toText(names[family] ?? family)),
    toTable(
      [nodes.method, units.perCall, units.perArchiveCall],
      computeUnits.methods
        .filter((method) => method.family === family)
        .map((one) => [
          toCode(one.method),
          String(one.computeUnits),
          String(one.archiveComputeUnits ?? '–'),
        ]),
    ),
  ]);
}

/** The chains on which a call costs more than its method's price. */
export function toMultiplierTable({ computeUnits, messages }: MarkdownContext): string {
  const dearer = computeUnits.protocols.filter(({ multiplier }) => multiplier !== 1);
  return toTable(
    [messages.nodes.chain, messages.units.multiplier],
    dearer.map(({ name, multiplier }) => [toText(name), `× ${multiplier}`]),
  );
}

/** What typical applications come to, a line each. */
export function toPresetTable(context: MarkdownContext): string {
  const { locale, messages, computeUnits, plans } = context;
  const words = messages.calculator;
  return toTable(
    [words.application, words.calls, words.units, words.plan],
    getPresetRows(computeUnits, plans).map(({ id, estimate, plan }) => [
      words.presetNames[id],
      formatNumber(estimate.requestsPerDay, locale),
      formatNumber(estimate.units, locale),
      plan ? getName(plan, context) : words.noPlan,
    ]),
  );
}

/** The rates of the enterprise package, a line each. */
export function toRateList({ locale, messages }: MarkdownContext): string {
  return toList(
    getRateRows(locale, messages).map(({ number, unit, cap }) =>
      toText([number, `${unit}: ${cap}`].filter(Boolean).join(' ')),
    ),
  );
}
