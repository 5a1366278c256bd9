import { PROJECTS_PATH } from '@/lib/site/addresses';
import { DocumentView } from '../../../_views/DocumentView';
import { createPageRoute } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/marketplace/projects'>['params']>;

const { generateMetadata, Route } = createPageRoute<Params>(() => PROJECTS_PATH, {
  document: DocumentView,
});

export { generateMetadata };
export default Route;
