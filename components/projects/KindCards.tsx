import { SiteLink } from '@/components/content/SiteLink';
import { joinNames } from '@/lib/display/chain-facts';
import type { Project } from '@/lib/content/projects';
import type { Locale } from '@/lib/i18n/locales';
import { formatCount } from '@/lib/i18n/format-message';
import type { Messages } from '@/lib/i18n/messages';
import { groupByKind } from './group-by-kind';
import s from './KindCards.module.scss';

type Props = { projects: readonly Project[]; locale: Locale; messages: Messages };

/** A card for each category with the names in it, linked to its place in the list. */
export function KindCards({ projects, locale, messages }: Props) {
  const labels = messages.marketplace;
  return (
    <ul className={s.cards}>
      {groupByKind(projects).map(({ kind, projects: own }) => (
        <li key={kind} className={s.card}>
          <h3>
            <SiteLink href={`/marketplace/projects/#${kind}`} locale={locale} className={s.link}>
              {labels.kinds[kind]}
            </SiteLink>
          </h3>
          <p className={s.count}>{formatCount(labels.count, own.length)}</p>
          <p className={s.names}>
            {joinNames(
              own.map(({ name }) => name),
              locale,
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
