import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { ComparePage } from '@/components/nodes/ComparePage';
import { getVariables } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { getNodes } from '@/lib/provider';
import { COMPARE_PATH } from '@/lib/directory/compare';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getLocale } from '../../../../params';

type Props = PageProps<'/[locale]/nodes/compare/[chains]'>;

/** Made when first asked for: chains can be compared in millions of ways. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await getLocale(params);
  const { title, description } = getMessages(locale).compare;
  const { brand } = await getVariables(locale);
  const page = { title, description, path: COMPARE_PATH, locale, brand: String(brand) };
  const metadata = getPageMetadata(page);
  // Only the pages of the sitemap are there as Markdown.
  const alternates = { ...metadata.alternates, types: {} };
  return { ...metadata, alternates, robots: { index: false } };
}

export default async function CompareChainsPage({ params }: Props) {
  const locale = await getLocale(params);
  const { chains: keys } = await params;
  const messages = getMessages(locale);
  const nodes = await getNodes();
  const chains = decodeURIComponent(keys)
    .split(',')
    .flatMap((key) => nodes.chains.find((chain) => chain.key === key) ?? []);
  const { compare } = messages;
  return (
    <>
      <Breadcrumbs path={COMPARE_PATH} title={compare.title} locale={locale} />
      <PageHead title={compare.title} lead={<p>{compare.lead}</p>} />
      <ComparePage chains={chains} nodes={nodes} locale={locale} messages={messages} />
    </>
  );
}
