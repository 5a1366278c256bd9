import { ComparePage } from '@/components/nodes/ComparePage';
import { COMPARE_PATH } from '@/lib/directory/compare';
import { createPageRoute } from '../../../../page-route';

type Params = Awaited<PageProps<'/[locale]/nodes/compare/[chains]'>['params']>;

/** Rendered on each request and not stored: there are millions of possible comparisons. */
export const dynamic = 'force-dynamic';

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ chains }) => `${COMPARE_PATH}${chains}/`,
  { comparison: ComparePage },
);

export { generateMetadata };
export default Route;
