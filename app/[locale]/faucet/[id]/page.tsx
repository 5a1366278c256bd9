import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FaucetPage } from '@/components/faucet/FaucetPage';
import { JsonLd } from '@/components/seo/JsonLd';
import { FAUCET_NETWORKS } from '@/lib/chains';
import { getFaucetTemplate } from '@/lib/content';
import { fillContent } from '@/lib/content/fill-text';
import { getVariables } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getLocale } from '../../../params';

type Props = PageProps<'/[locale]/faucet/[id]'>;

export const generateStaticParams = () => FAUCET_NETWORKS.map(({ key }) => ({ id: key }));

async function getData(params: Props['params']) {
  const { id } = await params;
  const locale = await getLocale(params);
  const network = FAUCET_NETWORKS.find(({ key }) => key === id);
  if (!network) notFound();
  const [template, variables] = await Promise.all([
    getFaucetTemplate(locale),
    getVariables(locale),
  ]);
  const page = fillContent(template.data, {
    ...variables,
    network: network.name,
    currency: network.currency,
  });
  return { network, page, locale, brand: String(variables.brand) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { network, page, locale, brand } = await getData(params);
  return getPageMetadata({
    title: page.network_meta_title ?? network.name,
    description: page.network_meta_description ?? '',
    path: `/faucet/${network.key}/`,
    locale,
    brand,
  });
}

export default async function FaucetNetworkPage({ params }: Props) {
  const { network, page, locale } = await getData(params);
  return (
    <>
      <FaucetPage network={network} page={page} locale={locale} messages={getMessages(locale)} />
      <JsonLd path={`/faucet/${network.key}/`} locale={locale} />
    </>
  );
}
