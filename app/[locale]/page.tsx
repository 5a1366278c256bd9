import type { Metadata } from 'next';
import { ForcedMode } from '@/components/content/ForcedMode';
import { JsonLd } from '@/components/seo/JsonLd';
import { getHome } from '@/lib/content';
import { fillContent } from '@/lib/content/fill-text';
import { getVariables } from '@/lib/content/view';
import { getPageMetadata } from '@/lib/seo/metadata';
import { Slices } from '../slices';
import { getLocale } from '../params';

async function getData(params: PageProps<'/[locale]'>['params']) {
  const locale = await getLocale(params);
  const [home, variables] = await Promise.all([getHome(locale), getVariables(locale)]);
  return { locale, data: fillContent(home.data, variables), brand: String(variables.brand) };
}

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const { locale, data, brand } = await getData(params);
  const { meta_title: title, meta_description: description } = data;
  return getPageMetadata({
    title: title ?? brand,
    description: description ?? '',
    path: '/',
    locale,
    brand,
  });
}

export default async function HomePage({ params }: PageProps<'/[locale]'>) {
  const { locale, data } = await getData(params);
  return (
    <>
      <ForcedMode mode={data.colour_mode} />
      <Slices slices={data.slices} locale={locale} />
      <JsonLd path="/" locale={locale} />
    </>
  );
}
