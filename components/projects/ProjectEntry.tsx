import { RichText } from '@/components/content/RichText';
import { SiteLink } from '@/components/content/SiteLink';
import type { Project } from '@/lib/content/projects';
import { getProjectPath } from '@/lib/site/addresses';
import type { Locale } from '@/lib/i18n/locales';
import s from './ProjectEntry.module.scss';

/** A project in a list: name, description, interfaces. */
export function ProjectEntry({ project, locale }: { project: Project; locale: Locale }) {
  const { uid, name, lead, interfaces } = project;
  return (
    <li className={s.entry} data-search={`${name} ${interfaces ?? ''}`.toLowerCase()}>
      <h4 className={s.name}>
        <SiteLink href={getProjectPath(uid)} locale={locale} className={s.link}>
          {name}
        </SiteLink>
      </h4>
      <div className={s.lead}>
        <RichText field={lead} locale={locale} />
      </div>
      {interfaces ? <p className={s.interfaces}>{interfaces}</p> : null}
    </li>
  );
}
