import { HOME_PATH } from '@/lib/site/addresses';
import { HomeView } from '../_views/HomeView';
import { createPageRoute } from '../page-route';

type Params = Awaited<PageProps<'/[locale]'>['params']>;

const { generateMetadata, Route } = createPageRoute<Params>(() => HOME_PATH, { home: HomeView });

export { generateMetadata };
export default Route;
