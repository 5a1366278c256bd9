import { EstimatePage } from '@/components/pricing/EstimatePage';
import { ESTIMATE_PATH } from '@/lib/site/addresses';
import { createPageRoute } from '../../../../page-route';

type Params = Awaited<PageProps<'/[locale]/pricing/estimate/[calls]'>['params']>;

/** Rendered on each request and not stored: visitors may calculate anything. */
export const dynamic = 'force-dynamic';

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ calls }) => `${ESTIMATE_PATH}${calls}/`,
  { estimate: EstimatePage },
);

export { generateMetadata };
export default Route;
