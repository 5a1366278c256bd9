import type { Chain, Plan } from '@/lib/provider';
import { LIMIT_SCOPES, type LimitRow } from '@/lib/provider/limit-fields';
import { readLimit } from '@/lib/provider/limits-schema';

const toId = ({ field, scope }: LimitRow) =>
  JSON.stringify([field, ...LIMIT_SCOPES.map((name) => scope[name])]);

/** Joins lists of rows; of several about the same, that of the first list counts. */
export function mergeLimits(...lists: readonly (readonly LimitRow[])[]): LimitRow[] {
  const rows = new Map<string, LimitRow>();
  for (const row of lists.flat()) if (!rows.has(toId(row))) rows.set(toId(row), row);
  return [...rows.values()];
}

/** Reads the rows of the editors' sheet; rows that state nothing, or that are wrong, are left out. */
export const readSheet = (rows: readonly unknown[]): LimitRow[] =>
  rows.flatMap((row) => readLimit(row, { path: '', faults: [] }) ?? []);

type Known = {
  plans: readonly Plan[];
  chains: readonly Chain[];
  facts: Readonly<Record<string, string>>;
};

/** Facts of the company sheet that state a service level, by kind of plan. */
const SLA_FACTS: Readonly<Partial<Record<Plan['kind'], string>>> = {
  unlimited: 'sla_target_shared',
  'compute-units': 'sla_target_shared',
  dedicated: 'sla_target_dedicated',
  enterprise: 'sla_target_enterprise',
};

const toNumber = (text: string) => {
  const number = Number(text.replace('%', ''));
  return Number.isNaN(number) ? text : number;
};

/** Returns the limits that other data of the site states: rates of plans, regions of chains, the company's SLA. */
export function deriveLimits({ plans, chains, facts }: Known): LimitRow[] {
  const rates = plans.flatMap(({ id, requestsPerSecond }): LimitRow[] =>
    requestsPerSecond === null
      ? []
      : [
          {
            field: 'rps',
            scope: { plan: id },
            value: requestsPerSecond,
            source: '/plans.json',
            checkedOn: null,
          },
        ],
  );
  const unlimited = plans.flatMap(({ id, kind }): LimitRow[] =>
    kind === 'dedicated'
      ? [{ field: 'rps', scope: { plan: id }, value: null, source: '/plans.json', checkedOn: null }]
      : [],
  );
  const levels = plans.flatMap(({ id, kind }): LimitRow[] => {
    const stated = facts[SLA_FACTS[kind] ?? ''];
    return stated === undefined
      ? []
      : [
          {
            field: 'sla',
            scope: { plan: id },
            value: toNumber(stated),
            source: '/sla/',
            checkedOn: null,
          },
        ];
  });
  const regions = chains.flatMap(({ key, networks }): LimitRow[] => {
    const names = [...new Set(networks.flatMap((network) => network.regions ?? []))];
    return names.length === 0
      ? []
      : [
          {
            field: 'regions',
            scope: { chain: key },
            value: names.join(', '),
            source: '/nodes.json',
            checkedOn: null,
          },
        ];
  });
  return [...rates, ...unlimited, ...levels, ...regions];
}
