import { SearchPage } from '@/components/search/SearchPage';
import { SEARCH_PATH } from '@/lib/site/search-query';
import { createPageRoute } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/search/[query]'>['params']>;

/** Rendered on each request and not stored: people can search for anything. */
export const dynamic = 'force-dynamic';

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ query }) => `${SEARCH_PATH}${query}/`,
  { search: SearchPage },
);

export { generateMetadata };
export default Route;
