import { MethodPage } from '@/components/nodes/MethodPage';
import { getMethodPath } from '@/lib/site/addresses';
import { createPageRoute } from '../../../../page-route';

type Params = Awaited<PageProps<'/[locale]/nodes/[node]/[method]'>['params']>;

/** Rendered on first request, and stored: a build would take minutes for the thousands of method pages. */
export const generateStaticParams = () => [];

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ node, method }) => getMethodPath(node, method),
  { method: MethodPage },
);

export { generateMetadata };
export default Route;
