import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NodePage } from '@/components/nodes/NodePage';
import { getAvailability } from '@/components/nodes/readings';
import { getNodeTemplate } from '@/lib/content';
import { fillContent } from '@/lib/content/fill-text';
import { getVariables } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { getNodes } from '@/lib/provider';
import { getPageMetadata } from '@/lib/seo/metadata';
import { getLocale } from '../../../params';

type Props = PageProps<'/[locale]/nodes/[node]'>;

export async function generateStaticParams() {
  const { chains } = await getNodes();
  return chains.map(({ key }) => ({ node: key }));
}

async function getData(params: Props['params']) {
  const { node } = await params;
  const locale = await getLocale(params);
  const messages = getMessages(locale);
  const [nodes, template, variables] = await Promise.all([
    getNodes(),
    getNodeTemplate(locale),
    getVariables(locale),
  ]);
  const chain = nodes.chains.find(({ key }) => key === node);
  if (!chain) notFound();
  const { value, label } = getAvailability(chain, messages);
  const page = fillContent(template.data, {
    ...variables,
    chain: chain.name,
    ticker: chain.facts?.ticker ?? chain.key.toUpperCase(),
    availability: `${value} ${messages.units.percent}, ${label}.`,
  });
  return { locale, messages, nodes, chain, page, variables };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, chain, page, variables } = await getData(params);
  return getPageMetadata({
    title: page.meta_title ?? chain.name,
    description: page.meta_description ?? '',
    path: `/nodes/${chain.key}/`,
    locale,
    brand: String(variables.brand),
  });
}

export default async function ChainPage({ params }: Props) {
  const { variables, ...props } = await getData(params);
  return <NodePage {...props} host={String(variables.host)} />;
}
