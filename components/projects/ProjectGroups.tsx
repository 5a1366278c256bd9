import { AnchorNav } from '@/components/content/AnchorNav';
import { ListSearch } from '@/components/content/ListSearch';
import { Heading } from '@/components/ui/Heading';
import type { Project } from '@/lib/content/projects';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { groupByKind } from './group-by-kind';
import { ProjectEntry } from './ProjectEntry';
import s from './ProjectGroups.module.scss';

type Props = { projects: readonly Project[]; locale: Locale; messages: Messages };

const LIST_ID = 'project-list';

/** All projects below the names of their categories; the search hides what does not match. */
export function ProjectGroups({ projects, locale, messages }: Props) {
  const labels = messages.marketplace;
  const groups = groupByKind(projects);
  return (
    <>
      <div className={s.controls}>
        <AnchorNav
          label={labels.categories}
          anchors={groups.map(({ kind, projects: own }) => ({
            id: kind,
            label: labels.kinds[kind],
            count: own.length,
          }))}
        />
        <ListSearch listId={LIST_ID} messages={labels} />
      </div>
      <div id={LIST_ID}>
        {groups.map(({ kind, projects: own }) => (
          <section key={kind} id={kind} data-group="" className={s.group}>
            <Heading level={3}>{labels.kinds[kind]}</Heading>
            <ul className={s.entries}>
              {own.map((project) => (
                <ProjectEntry key={project.uid} project={project} locale={locale} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
