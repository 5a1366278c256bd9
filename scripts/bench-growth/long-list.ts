import { createEmbeddedProvider } from '../../embedded/provider';
import { EMBEDDED_NODES } from '../../embedded/provider/nodes';
import { mountService, type MountedService } from '../../tests/doubles/http-service';

const toEntry = (index: number) => ({
  protocol: { _key: `chain${index}`, name: `Chain ${index.toString(36).toUpperCase()}` },
  networks: [{ _key: 'mainnet', name: 'Mainnet', interfaces: ['json-rpc', 'websocket'] }],
  service_levels: index % 2 ? ['shared'] : ['shared', 'dedicated'],
});

const toEntries = (count: number) => Array.from({ length: count }, (_, index) => toEntry(index));

export type LongList = MountedService & {
  /** Sets how many invented chains the provider lists. */
  setCount(count: number): void;
};

/** Mounts a provider that lists invented chains, optionally followed by the known ones. */
export async function mountLongList(count: number, { withKnown = false } = {}): Promise<LongList> {
  const known = withKnown ? EMBEDDED_NODES : [];
  const embedded = createEmbeddedProvider();
  let entries = toEntries(count);
  const service = await mountService((request) =>
    new URL(request.url).pathname.endsWith('/nodes_v2')
      ? Response.json([...entries, ...known])
      : embedded(request),
  );
  return {
    ...service,
    setCount: (next) => {
      entries = toEntries(next);
    },
  };
}
