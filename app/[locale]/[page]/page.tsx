import { DIRECTORY_PATH, FAUCET_PATH, HOME_PATH } from '@/lib/site/addresses';
import { DocumentView } from '../../_views/DocumentView';
import { createPageRoute, listSegments } from '../../page-route';

type Params = Awaited<PageProps<'/[locale]/[page]'>['params']>;

/** Pages with their own route. */
const OWN_ROUTES = [DIRECTORY_PATH, FAUCET_PATH];

export const generateStaticParams = async ({ params }: { params: { locale: string } }) =>
  (await listSegments(HOME_PATH, { params, except: OWN_ROUTES })).map((page) => ({ page }));

const { generateMetadata, Route } = createPageRoute<Params>(({ page }) => `/${page}/`, {
  document: DocumentView,
});

export { generateMetadata };
export default Route;
