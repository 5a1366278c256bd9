import { PROJECTS_PATH, getProjectPath } from '@/lib/site/addresses';
import { ProjectView } from '../../../../_views/ProjectView';
import { createPageRoute, listSegments } from '../../../../page-route';

type Params = Awaited<PageProps<'/[locale]/marketplace/projects/[project]'>['params']>;

export const generateStaticParams = async ({ params }: { params: { locale: string } }) =>
  (await listSegments(PROJECTS_PATH, { params })).map((project) => ({ project }));

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ project }) => getProjectPath(project),
  { project: ProjectView },
);

export { generateMetadata };
export default Route;
