import stored from './method-support.json';
import type { ChainMethod, MethodSupport } from './method-types';

export type { ChainMethod, MethodParameter, MethodSupport } from './method-types';

type StoredMethod = Pick<ChainMethod, 'name' | 'params' | 'archive' | 'transport'> & {
  summary_en: string;
  summary_zh: string;
  result_example: unknown;
  optIn?: boolean;
  wire?: string;
  http?: 'GET' | 'POST';
  notes?: ChainMethod['notes'];
};
type StoredGroup = { group: string; methods: readonly StoredMethod[] };
type StoredFamily = {
  groups: readonly StoredGroup[];
  extends?: string;
  omit?: readonly string[];
  examplesOn?: string;
};
type StoredSupport = Pick<MethodSupport, 'checked' | 'sources'> & {
  family: string;
  also?: readonly string[];
  add: readonly StoredGroup[];
  remove: readonly string[];
  confidence: 'high' | 'medium' | 'low';
};

const { families, chains } = stored as unknown as {
  families: Record<string, StoredFamily>;
  chains: Record<string, StoredSupport>;
};

const toRoot = (family: string) => family.replace(/^(evm|utxo)-.*/, '$1');

const toMethods = (
  groups: readonly StoredGroup[],
  family: string,
  examplesOn: string | null = null,
): ChainMethod[] =>
  groups.flatMap(({ group, methods }) =>
    methods.map(({ summary_en, summary_zh, result_example, ...method }) => ({
      name: method.name,
      wire: method.wire ?? method.name,
      summary: { en: summary_en, cn: summary_zh },
      group,
      family: toRoot(family),
      params: method.params,
      result: result_example,
      archive: method.archive,
      optIn: method.optIn ?? false,
      transport: method.transport,
      http: method.http ?? null,
      notes: method.notes ?? null,
      examplesOn,
    })),
  );

const byFamily = new Map<string, readonly ChainMethod[]>();

/** Lists the methods of a family and those it extends; its own definition of a name wins. */
function getFamilyMethods(id: string): readonly ChainMethod[] {
  const known = byFamily.get(id) ?? readFamily(id);
  byFamily.set(id, known);
  return known;
}

function readFamily(id: string): readonly ChainMethod[] {
  const family = families[id];
  if (!family) throw new Error(`There is no method family ${id}`);
  const own = toMethods(family.groups, id, family.examplesOn);
  if (!family.extends) return own;
  const hidden = new Set([...(family.omit ?? []), ...own.map(({ name }) => name)]);
  return getFamilyMethods(family.extends)
    .filter(({ name }) => !hidden.has(name))
    .concat(own);
}

function resolve({ family, also = [], ...chain }: StoredSupport): MethodSupport {
  const { checked, sources, confidence } = chain;
  if (confidence === 'low') return { isConfirmed: false, checked, sources, methods: [] };
  const removed = new Set(chain.remove);
  const byName = new Map<string, ChainMethod>();
  const all = [family, ...also]
    .flatMap(getFamilyMethods)
    .filter(({ name }) => !removed.has(name))
    .concat(toMethods(chain.add, family));
  for (const method of all) if (!byName.has(method.name)) byName.set(method.name, method);
  return { isConfirmed: true, checked, sources, methods: [...byName.values()] };
}

const resolved = new Map<string, MethodSupport>();

/** Returns what is known about a chain's methods, by key, such as `eth`; former keys are not resolved. */
export function getMethodSupport(key: string): MethodSupport | undefined {
  if (!Object.hasOwn(chains, key)) return undefined;
  const support = resolved.get(key) ?? resolve(chains[key] as StoredSupport);
  resolved.set(key, support);
  return support;
}
