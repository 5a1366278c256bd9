import { AnchorNav } from '@/components/content/AnchorNav';
import { ListSearch } from '@/components/content/ListSearch';
import { Heading } from '@/components/ui/Heading';
import type { Project } from '@/lib/content/projects';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { RichText } from '@/components/content/RichText';
import { SiteLink } from '@/components/content/SiteLink';
import { getProjectPath } from '@/lib/site/addresses';
import { groupByKind } from './group-by-kind';
import s from './ProjectGroups.module.scss';
import projectEntryStyles from './ProjectEntry.module.scss';

/** A project in a list: name, description, interfaces. */
function ProjectEntry({ project, locale }: { project: Project; locale: Locale }) {
  const { uid, name, lead, interfaces } = project;
  return (
    <li
      className={projectEntryStyles.entry}
      data-search={`${name} ${interfaces ?? ''}`.toLowerCase()}
    >
      <h4 className={projectEntryStyles.name}>
        <SiteLink href={getProjectPath(uid)} locale={locale} className={projectEntryStyles.link}>
          {name}
        </SiteLink>
      </h4>
      <div className={projectEntryStyles.lead}>
        <RichText field={lead} locale={locale} />
      </div>
      {interfaces ? <p className={projectEntryStyles.interfaces}>{interfaces}</p> : null}
    </li>
  );
}

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
