import { FaucetPage } from '@/components/faucet/FaucetPage';
import { FAUCET_PATH, getFaucetPath } from '@/lib/site/addresses';
import { createPageRoute, listSegments } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/faucet/[id]'>['params']>;

export const generateStaticParams = async ({ params }: { params: { locale: string } }) =>
  (await listSegments(FAUCET_PATH, { params })).map((id) => ({ id }));

const { generateMetadata, Route } = createPageRoute<Params>(({ id }) => getFaucetPath(id), {
  'faucet-network': FaucetPage,
});

export { generateMetadata };
export default Route;
