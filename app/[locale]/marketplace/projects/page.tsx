import type { Metadata } from 'next';
import { JsonLd } from '@/components/seo/JsonLd';
import { CmsPage } from '../../../cms-page';
import { getPageDataMetadata } from '../../../page-data';
import { getLocale } from '../../../params';

type Props = PageProps<'/[locale]/marketplace/projects'>;

const UID = 'projects';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return getPageDataMetadata(UID, await getLocale(params));
}

export default async function ProjectsPage({ params }: Props) {
  const locale = await getLocale(params);
  return (
    <>
      <CmsPage uid={UID} locale={locale} />
      <JsonLd path="/marketplace/projects/" locale={locale} />
    </>
  );
}
