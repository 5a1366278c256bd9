import type { Metadata } from 'next';
import { JsonLd } from '@/components/seo/JsonLd';
import { getPageUids } from '@/lib/content';
import { CmsPage } from '../../../cms-page';
import { getPageDataMetadata } from '../../../page-data';
import { getLocale } from '../../../params';

type Props = PageProps<'/[locale]/case-studies/[slug]'>;

const TYPE = 'case_study';

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const uids = await getPageUids(TYPE, await getLocale(Promise.resolve(params)));
  return uids.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return getPageDataMetadata(slug, await getLocale(params), TYPE);
}

export default async function CaseStudyPage({ params }: Props) {
  const { slug } = await params;
  const locale = await getLocale(params);
  return (
    <>
      <CmsPage uid={slug} locale={locale} type={TYPE} />
      <JsonLd path={`/case-studies/${slug}/`} locale={locale} />
    </>
  );
}
