import { z } from 'zod';
import { findField, FIELDS, readEntries, readField, type Place } from './fields';
import { key, label, parseList } from './lists';

/** The provider has eight; pages list every plan. */
const MAX_PLANS = 100;
const MAX_PERIODS = 12;
const MAX_LABELS = 20;

const KINDS = ['free', 'unlimited', 'compute-units', 'dedicated', 'enterprise'] as const;
const LABELS = ['custom', 'individual'] as const;
const ACTIONS = ['get-api-key', 'buy', 'contact'] as const;

/** A number, which some send as text; NaN is neither. */
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(?:\.\d+)?$/)
    .transform(Number),
]);
const amount = number.pipe(z.number().min(0).max(1e9));
const limit = number.pipe(z.number().int().positive());
const currency = z
  .string()
  .regex(/^[a-z]{3}$/i)
  .transform((code) => code.toUpperCase());
const perDay = z.enum(['day', 'daily', 'month', 'monthly']).transform((text) => /^da/.test(text));

const MONTHS = { m: 1, month: 1, monthly: 1, y: 12, year: 12, yearly: 12, annual: 12 } as const;
/** A number of months: `12m`, `1y`, `month`, or the number itself. */
const months = z.union([
  limit,
  z
    .string()
    .regex(/^\d*(?:m|y|months?|monthly|years?|yearly|annual)$/)
    .transform((text) => {
      const unit = text.replace(/^\d+/, '').replace(/s$/, '') as keyof typeof MONTHS;
      return Number.parseInt(text, 10) * MONTHS[unit] || MONTHS[unit];
    }),
]);

/** What a plan costs for a number of months; `firstPayment` if the first payment differs, else null. */
export type PlanPeriod = { months: number; price: number; firstPayment: number | null };

/**
 * A package of the price list. `price.amount` is per month, null on request. `chains` is the number of chains it
 * covers, null for all.
 */
export type Plan = {
  id: string;
  kind: (typeof KINDS)[number];
  name: string;
  price: { amount: number | null; currency: string; placeholder: boolean };
  /** Every period that can be paid for; absent if only the month is known. */
  periods?: PlanPeriod[];
  requestsPerDay: number | null;
  requestsPerSecond: number | null;
  computeUnits: number | null;
  /** Absent if compute units are counted by the month. */
  unitsPer?: 'day';
  /** How many endpoints or keys it has; absent if the provider does not say. */
  endpoints?: number;
  unlimited: boolean;
  chains: number | null;
  labels: (typeof LABELS)[number][];
  action: (typeof ACTIONS)[number];
};

function readPeriod(value: unknown, place: Place): PlanPeriod | undefined {
  const length = readField(value, FIELDS.period.length, months, place);
  const price = readField(value, FIELDS.period.price, amount, place);
  if (length === undefined || price === undefined) return undefined;
  const first = readField(value, FIELDS.period.firstPayment, amount, place) ?? price;
  return { months: length, price, firstPayment: first === price ? null : first };
}

const toCents = (price: number) => Math.round(price * 100) / 100;

/** Returns the price of one month: its own, or that of the shortest period, divided. */
function getMonthPrice(periods: readonly PlanPeriod[]): number | null {
  const [shortest] = periods.toSorted((one, other) => one.months - other.months);
  return shortest ? toCents(shortest.price / shortest.months) : null;
}

/** Tells the kind of a plan whose provider has other kinds than the site. */
function guessKind(id: string, price: number | null, rps: number | null, units: number | null) {
  if (price === 0) return 'free';
  if (id.includes('dedicated')) return 'dedicated';
  if (price === null) return 'enterprise';
  return units === null && rps !== null ? 'unlimited' : 'compute-units';
}

/** Reads a price; undefined if it is wrong, and null if the plan has none or nobody has set it. */
function readPrice(value: unknown, periods: readonly PlanPeriod[], place: Place, last?: Plan) {
  const fields = FIELDS.plan;
  const isPlaceholder = readField(value, fields.placeholder, z.boolean(), place) ?? false;
  const prices = fields.price.filter((name) => typeof findField(value, [name])?.value !== 'object');
  const isThere = findField(value, prices) !== null;
  const read = readField(value, prices, amount, place);
  const given = read ?? (isThere ? last?.price.amount : getMonthPrice(periods));
  if (given === undefined) return undefined;
  return {
    // An amount that nobody has set is not shown.
    amount: isPlaceholder ? null : given,
    currency: readField(value, fields.currency, currency, place) ?? last?.price.currency ?? 'USD',
    placeholder: isPlaceholder,
  };
}

/** Reads a plan; a wrong field keeps its last good value, and without one the plan is left out. */
function readPlan(
  value: unknown,
  place: Place,
  before: ReadonlyMap<string, Plan>,
): Plan | undefined {
  const fields = FIELDS.plan;
  const id = readField(value, fields.key, key, place);
  if (id === undefined) return undefined;
  const last = before.get(id);
  const periods =
    readEntries(value, fields.periods, MAX_PERIODS, place, readPeriod) ?? last?.periods ?? [];
  const price = readPrice(value, periods, place, last);
  const count = place.faults.length;
  const readLimit = (field: 'requestsPerDay' | 'requestsPerSecond' | 'units' | 'chains') =>
    readField(value, fields[field], limit, place) ?? null;
  const limits = {
    requestsPerDay: readLimit('requestsPerDay'),
    requestsPerSecond: readLimit('requestsPerSecond'),
    computeUnits: readLimit('units'),
    chains: readLimit('chains'),
  };
  const isWrong = place.faults.length > count;
  // A limit that is wrong must not become none.
  if (price === undefined || (isWrong && !last)) return undefined;
  const own = isWrong && last ? getLimits(last) : limits;
  const given = z.enum(KINDS).safeParse(findField(value, fields.kind)?.value).data;
  const kind = given ?? guessKind(id, price.amount, own.requestsPerSecond, own.computeUnits);
  const endpoints = readField(value, fields.endpoints, limit, place) ?? last?.endpoints;
  const isDaily = readField(value, fields.unitsPer, perDay, place);
  return {
    id,
    kind,
    name: readField(value, fields.name, label, place) ?? last?.name ?? id,
    price,
    ...(periods.length > 0 && { periods }),
    ...own,
    ...(isDaily && { unitsPer: 'day' as const }),
    ...(endpoints !== undefined && { endpoints }),
    unlimited:
      readField(value, fields.unlimited, z.boolean(), place) ??
      (kind === 'unlimited' || kind === 'dedicated'),
    labels:
      readEntries(
        value,
        fields.labels,
        MAX_LABELS,
        place,
        (one) => z.enum(LABELS).safeParse(one).data,
      ) ?? [],
    action:
      readField(value, fields.action, z.enum(ACTIONS), place) ??
      (price.amount === null ? 'contact' : kind === 'free' ? 'get-api-key' : 'buy'),
  };
}

const getLimits = ({ requestsPerDay, requestsPerSecond, computeUnits, chains }: Plan) => ({
  ...{ requestsPerDay, requestsPerSecond, computeUnits, chains },
});

/**
 * Parses the provider's price list.
 * @param before the last good list, whose values stay where a field is wrong
 * @throws if the body has no list of plans
 */
export function parsePlans(body: unknown, before: readonly Plan[] = []) {
  const known = new Map(before.map((plan) => [plan.id, plan]));
  return parseList(body, MAX_PLANS, (value, place) => readPlan(value, place, known));
}
