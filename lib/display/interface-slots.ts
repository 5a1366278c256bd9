/** Interfaces with a fixed position in the list, each with the prefix of its keys. */
const SLOTS = [
  { short: 'RPC', key: 'json-rpc' },
  { short: 'WS', key: 'websocket' },
  { short: 'REST', key: 'rest' },
  { short: 'gRPC', key: 'grpc' },
  { short: 'GQL', key: 'graphql' },
  { short: 'FH', key: 'firehose' },
] as const;

const WIDTH = 5;
const ABSENT = '·';

const isOfKind = (name: string, key: string) => name === key || name.startsWith(`${key}-`);

/** Lays out a chain's common interfaces in columns of five characters, for a monospaced font, and counts the others. */
export function toInterfaceSlots(interfaces: readonly string[]): string {
  const slots = SLOTS.map(({ short, key }) =>
    interfaces.some((name) => isOfKind(name, key)) ? short : ABSENT,
  );
  const others = interfaces.filter((name) => !SLOTS.some(({ key }) => isOfKind(name, key))).length;
  const words = others > 0 ? [...slots, `+${others}`] : slots;
  return words
    .map((word) => word.padEnd(WIDTH))
    .join('')
    .trimEnd();
}
