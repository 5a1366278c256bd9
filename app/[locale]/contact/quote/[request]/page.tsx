import { QUOTE_PATH } from '@/lib/site/addresses';
import { DocumentView } from '../../../../_views/DocumentView';
import { createPageRoute } from '../../../../page-route';

type Params = Awaited<PageProps<'/[locale]/contact/quote/[request]'>['params']>;

/** Rendered on each request and not stored: visitors may ask for anything. */
export const dynamic = 'force-dynamic';

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ request }) => `${QUOTE_PATH}${request}/`,
  { document: DocumentView },
);

export { generateMetadata };
export default Route;
