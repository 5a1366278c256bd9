import { FAUCET_PATH } from '@/lib/site/addresses';
import { FaucetView } from '../../_views/FaucetView';
import { createPageRoute } from '../../page-route';

type Params = Awaited<PageProps<'/[locale]/faucet'>['params']>;

const { generateMetadata, Route } = createPageRoute<Params>(() => FAUCET_PATH, {
  faucet: FaucetView,
});

export { generateMetadata };
export default Route;
