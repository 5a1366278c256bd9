import { createEmbeddedProvider } from '@/embedded/provider';
import { mountService, type MountedService } from './http-service';

type Figures = Record<string, Record<string, unknown>>;

/** A provider with three invented chains on a port. */
export type ThreeChains = MountedService & {
  /** Sets the response of the availability call. */
  setFigures(figures: Figures): void;
};

const NAMES = { alpha: 'Alpha Chain', beta: 'Beta Chain', matic: 'Polygon' };

const toEntry = ([key, name]: [string, string]) => ({
  protocol: { _key: key, name },
  networks: [{ _key: 'mainnet', name: 'Mainnet', status: 'active', interfaces: ['json-rpc'] }],
  service_levels: ['shared'],
});

export async function mountThreeChains(first: Figures): Promise<ThreeChains> {
  let figures = first;
  const embedded = createEmbeddedProvider();
  const service = await mountService((request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/nodes_v2')) return Response.json(Object.entries(NAMES).map(toEntry));
    if (pathname.endsWith('/availability')) return Response.json(figures);
    return embedded(request);
  });
  return {
    ...service,
    setFigures: (next) => {
      figures = next;
    },
  };
}

/** Returns settings that read it at short intervals. */
export const toProviderSettings = ({ url }: MountedService) => ({
  PROVIDER_API_URL: `${url}/v3`,
  AVAILABILITY_API_URL: `${url}/v1`,
  PROVIDER_RETRY_DELAY_MS: '20',
  PROVIDER_REFRESH_MS: '1',
  PROVIDER_TIMEOUT_MS: '2000',
});
