import { ProviderPage } from '@/components/migrate/ProviderPage';
import { MIGRATE_PATH, getProviderPath } from '@/lib/site/addresses';
import { createPageRoute, listSegments } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/migrate/[provider]'>['params']>;

export const generateStaticParams = async ({ params }: { params: { locale: string } }) =>
  (await listSegments(MIGRATE_PATH, { params })).map((provider) => ({ provider }));

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ provider }) => getProviderPath(provider),
  { provider: ProviderPage },
);

export { generateMetadata };
export default Route;
