import { SearchPage } from '@/components/search/SearchPage';
import { SEARCH_PATH } from '@/lib/site/search-query';
import { createPageRoute } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/search/[query]'>['params']>;

/** Rendered on demand: people can search for anything. */
export const generateStaticParams = () => [];

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ query }) => `${SEARCH_PATH}${query}/`,
  { search: SearchPage },
);

export { generateMetadata };
export default Route;
