import type { Metadata } from 'next';
import { RichText } from '@/components/content/RichText';
import { NetworkLinks } from '@/components/faucet/NetworkLinks';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { JsonLd } from '@/components/seo/JsonLd';
import { Section } from '@/components/ui/Section';
import { FAUCET_NETWORKS } from '@/lib/chains';
import { getFaucetTemplate } from '@/lib/content';
import { fillContent } from '@/lib/content/fill-text';
import { getVariables } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getLocale } from '../../params';
import { Slices } from '../../slices';

type Props = PageProps<'/[locale]/faucet'>;

async function getIndexData(locale: Locale) {
  const [template, variables] = await Promise.all([
    getFaucetTemplate(locale),
    getVariables(locale),
  ]);
  return fillContent(template.data, variables);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale(params);
  const [data, { brand }] = await Promise.all([getIndexData(locale), getVariables(locale)]);
  return getPageMetadata({
    title: data.meta_title ?? '',
    description: data.meta_description ?? '',
    path: '/faucet/',
    locale,
    brand: String(brand),
  });
}

export default async function FaucetIndexPage({ params }: Props) {
  const locale = await getLocale(params);
  const data = await getIndexData(locale);
  return (
    <>
      <Breadcrumbs path="/faucet/" title={data.title ?? ''} locale={locale} />
      <PageHead title={data.title ?? ''} lead={<RichText field={data.lead} locale={locale} />} />
      <Section space="small">
        <NetworkLinks networks={FAUCET_NETWORKS} locale={locale} />
      </Section>
      <Slices slices={data.slices} locale={locale} />
      <JsonLd path="/faucet/" locale={locale} />
    </>
  );
}
