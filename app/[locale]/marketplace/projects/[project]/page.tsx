import { PROJECTS_PATH, getProjectPath } from '@/lib/site/addresses';
import { ProjectFacts } from '@/components/projects/ProjectFacts';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { createPageRoute, listSegments } from '../../../../page-route';
import { DocumentView } from '../../../../_views/DocumentView';

/** A project in the marketplace. */
function ProjectView({ page }: { page: PageOf<'project'> }) {
  const { project, chains, locale } = page;
  return (
    <DocumentView page={page}>
      {project ? (
        <ProjectFacts {...{ project, chains, locale }} messages={getMessages(locale)} />
      ) : null}
    </DocumentView>
  );
}

type Params = Awaited<PageProps<'/[locale]/marketplace/projects/[project]'>['params']>;

export const generateStaticParams = async ({ params }: { params: { locale: string } }) =>
  (await listSegments(PROJECTS_PATH, { params })).map((project) => ({ project }));

const { generateMetadata, Route } = createPageRoute<Params>(
  ({ project }) => getProjectPath(project),
  { project: ProjectView },
);

export { generateMetadata };
export default Route;
