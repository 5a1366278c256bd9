/** Interfaces that have a place of their own in the list, each with what its keys begin with. */
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

/**
 * The common interfaces of a chain in columns of five characters, for a face whose characters are equally wide, and how
 * many more there are.
 */
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
