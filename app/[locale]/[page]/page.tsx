import type { Metadata } from 'next';
import { JsonLd } from '@/components/seo/JsonLd';
import { PAGES_WITH_OWN_ROUTE, getPageUids } from '@/lib/content';
import { CmsPage } from '../../cms-page';
import { getPageDataMetadata } from '../../page-data';
import { getLocale } from '../../params';

type Props = PageProps<'/[locale]/[page]'>;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = await getLocale(Promise.resolve(params));
  const uids = await getPageUids('page', locale);
  return uids.filter((uid) => !PAGES_WITH_OWN_ROUTE.has(uid)).map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  return getPageDataMetadata(page, await getLocale(params));
}

export default async function Page({ params }: Props) {
  const { page } = await params;
  const locale = await getLocale(params);
  return (
    <>
      <CmsPage uid={page} locale={locale} />
      <JsonLd path={`/${page}/`} locale={locale} />
    </>
  );
}
