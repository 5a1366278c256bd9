import { ProjectFacts } from '@/components/projects/ProjectFacts';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import { DocumentView } from './DocumentView';

/** A project in the marketplace. */
export function ProjectView({ page }: { page: PageOf<'project'> }) {
  const { project, chains, locale } = page;
  return (
    <DocumentView page={page}>
      {project ? (
        <ProjectFacts {...{ project, chains, locale }} messages={getMessages(locale)} />
      ) : null}
    </DocumentView>
  );
}
