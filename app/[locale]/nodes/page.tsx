import { DIRECTORY_PATH } from '@/lib/site/addresses';
import { DirectoryView } from '../../_views/DirectoryView';
import { createPageRoute } from '../../page-route';

type Params = Awaited<PageProps<'/[locale]/nodes'>['params']>;

const { generateMetadata, Route } = createPageRoute<Params>(() => DIRECTORY_PATH, {
  directory: DirectoryView,
});

export { generateMetadata };
export default Route;
