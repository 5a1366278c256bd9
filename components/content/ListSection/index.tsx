import type { KeyTextField, RichTextField } from '@prismicio/client';
import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import type { Locale } from '@/lib/i18n/locales';
import { RichText } from '../RichText';
import { SliceHead } from '../SliceHead';

/** The fields that an editor fills in; an entry without a title is unfinished. */
type Entry = { title: KeyTextField; text: RichTextField };

type Props<E extends Entry> = {
  head: { eyebrow: KeyTextField; title: RichTextField; text: RichTextField };
  entries: readonly E[];
  locale: Locale;
  /** `ol` if the order matters. */
  as?: 'ul' | 'ol';
  /** Classes of the list and its parts. */
  classes: { list: string | undefined; entry: string | undefined; text: string | undefined };
  /** Renders what comes before an entry's text, including its title. */
  renderHead: (entry: E) => ReactNode;
  renderLink?: (entry: E) => ReactNode;
  /** Shown below the list. */
  children?: ReactNode;
};

/** A section of entries with title and text: a heading, and a list styled by the slice. */
export function ListSection<E extends Entry>(props: Props<E>) {
  const { head, entries, locale, as: List = 'ul', classes, renderHead, renderLink } = props;
  return (
    <Section>
      <SliceHead {...head} locale={locale} />
      <List className={classes.list}>
        {entries
          .filter(({ title }) => title)
          .map((entry, index) => (
            <li key={index} className={classes.entry}>
              {renderHead(entry)}
              <div className={classes.text}>
                <RichText field={entry.text} locale={locale} />
              </div>
              {renderLink?.(entry)}
            </li>
          ))}
      </List>
      {props.children}
    </Section>
  );
}
