import { NodePage } from '@/components/nodes/NodePage';
import { DIRECTORY_PATH, getChainPath } from '@/lib/site/addresses';
import { DocumentView } from '../../../_views/DocumentView';
import { createPageRoute, listSegments } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/nodes/[node]'>['params']>;

export const generateStaticParams = async ({ params }: { params: { locale: string } }) =>
  (await listSegments(DIRECTORY_PATH, { params })).map((node) => ({ node }));

const { generateMetadata, Route } = createPageRoute<Params>(({ node }) => getChainPath(node), {
  chain: NodePage,
  document: DocumentView,
});

export { generateMetadata };
export default Route;
