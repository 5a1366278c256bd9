import { DocumentView } from '../../../_views/DocumentView';
import { createPageRoute } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/pricing/compute-units'>['params']>;

const { generateMetadata, Route } = createPageRoute<Params>(() => '/pricing/compute-units/', {
  document: DocumentView,
});

export { generateMetadata };
export default Route;
