import type { Metadata } from 'next';
import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { PAGES_WITH_OWN_ROUTE, getPageUids } from '@/lib/content';
import { getMessages } from '@/lib/i18n/messages';
import { Slices } from '../../slices';
import { getPageData, getPageDataMetadata } from '../../page-data';
import { getLocale } from '../../params';

type Props = PageProps<'/[locale]/[page]'>;

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = await getLocale(Promise.resolve(params));
  const uids = await getPageUids(locale);
  return uids.filter((uid) => !PAGES_WITH_OWN_ROUTE.has(uid)).map((page) => ({ page }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await params;
  return getPageDataMetadata(page, await getLocale(params));
}

export default async function CmsPage({ params }: Props) {
  const { page: uid } = await params;
  const locale = await getLocale(params);
  const { data, title } = await getPageData(uid, locale);
  const { crumbs, navigation } = getMessages(locale);
  return (
    <>
      <Breadcrumbs
        crumbs={[{ label: crumbs.home, path: '/' }]}
        current={title}
        locale={locale}
        label={navigation.breadcrumbs}
      />
      <PageHead title={title} lead={<RichText field={data.lead} locale={locale} />} />
      <Slices slices={data.slices} locale={locale} />
    </>
  );
}
