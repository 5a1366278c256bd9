/** The columns of the list of chains, each with the prefix of its interfaces' keys. */
export const INTERFACE_SLOTS = [
  { code: 'RPC', key: 'json-rpc' },
  { code: 'WS', key: 'websocket' },
  { code: 'REST', key: 'rest' },
  { code: 'gRPC', key: 'grpc' },
  { code: 'GQL', key: 'graphql' },
  { code: 'FH', key: 'firehose' },
] as const;

const isOfKind = (name: string, key: string) => name === key || name.startsWith(`${key}-`);

/** Sorts a chain's interfaces into the columns; `others` have none. */
export function toInterfaceSlots(interfaces: readonly string[]): {
  keys: string[];
  others: string[];
} {
  const hasSlot = (name: string) => INTERFACE_SLOTS.some(({ key }) => isOfKind(name, key));
  return {
    keys: INTERFACE_SLOTS.map(({ key }) => key).filter((key) =>
      interfaces.some((name) => isOfKind(name, key)),
    ),
    others: interfaces.filter((name) => !hasSlot(name)),
  };
}
