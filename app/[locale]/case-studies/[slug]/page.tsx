import { DocumentView } from '../../../_views/DocumentView';
import { createPageRoute, listSegments } from '../../../page-route';

type Params = Awaited<PageProps<'/[locale]/case-studies/[slug]'>['params']>;

export const generateStaticParams = async ({ params }: { params: { locale: string } }) =>
  (await listSegments('/case-studies/', { params })).map((slug) => ({ slug }));

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ slug }) => `/case-studies/${slug}/`,
  { document: DocumentView },
);

export { generateMetadata };
export default Route;
