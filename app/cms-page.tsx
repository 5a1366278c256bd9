import 'server-only';
import type { ReactNode } from 'react';
import { ForcedMode } from '@/components/content/ForcedMode';
import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import type { PageType } from '@/lib/content';
import type { Locale } from '@/lib/i18n/locales';
import { Slices } from './slices';
import { getPageData } from './page-data';

type Props = {
  uid: string;
  locale: Locale;
  type?: PageType;
  /** What a route adds between the opening paragraph and the sections. */
  children?: ReactNode;
};

/** A page that is its document: heading, opening paragraph, sections. */
export async function CmsPage({ uid, locale, type, children }: Props) {
  const { data, title, path } = await getPageData(uid, locale, type);
  return (
    <>
      <ForcedMode mode={data.colour_mode} />
      <Breadcrumbs path={path} title={title} locale={locale} />
      <PageHead title={title} lead={<RichText field={data.lead} locale={locale} />} />
      {children}
      <Slices slices={data.slices} locale={locale} />
    </>
  );
}
