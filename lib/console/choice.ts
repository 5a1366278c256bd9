import type { ConsoleChoice } from './address';
import { isAnsweredBy } from './answered-by';

type Offer<Method> = {
  tabs: readonly { interface: string; hasMethods: boolean }[];
  networks: readonly { key: string }[];
  /** Null while they are unknown. */
  methods: readonly Method[] | null;
};

type Found<Method> = {
  interface: string | undefined;
  method: Method | undefined;
  /** Values from the hash that match nothing. */
  unknown: { kind: 'interface' | 'network' | 'method'; name: string }[];
};

/** Resolves the choice in the hash. A method alone determines the interface that offers it. */
export function findChoice<Method extends { name: string; interfaces: readonly string[] }>(
  asked: ConsoleChoice,
  { tabs, networks, methods }: Offer<Method>,
): Found<Method> {
  const named = methods?.find(({ name }) => name === asked.method);
  const answers = (tab: Offer<Method>['tabs'][number]) =>
    named !== undefined && tab.hasMethods && isAnsweredBy(named.interfaces, tab.interface);
  const tab = tabs.find((one) => one.interface === asked.interface) ?? tabs.find(answers);
  const method = named && tab && answers(tab) ? named : undefined;
  const isThere = {
    interface: tabs.some((one) => one.interface === asked.interface),
    network: networks.some(({ key }) => key === asked.network),
    method: method !== undefined || methods === null,
  };
  const unknown = (['interface', 'network', 'method'] as const).flatMap((kind) => {
    const name = asked[kind];
    return name && !isThere[kind] ? [{ kind, name }] : [];
  });
  return { interface: tab?.interface, method, unknown };
}
