import type { Metadata } from 'next';
import { NodePage } from '@/components/nodes/NodePage';
import { JsonLd } from '@/components/seo/JsonLd';
import { getNodeTemplate, getPageUids } from '@/lib/content';
import { getChainVariables } from '@/lib/content/chain-variables';
import { fillContent } from '@/lib/content/fill-text';
import { getVariables } from '@/lib/content/view';
import { getMessages } from '@/lib/i18n/messages';
import { getNodes } from '@/lib/provider';
import { getRouteFacts } from '@/lib/routing/facts';
import { getPageMetadata } from '@/lib/seo/metadata';
import { CmsPage } from '../../../cms-page';
import { getPageDataMetadata } from '../../../page-data';
import { getLocale } from '../../../params';

type Props = PageProps<'/[locale]/nodes/[node]'>;

const INTERFACE = 'interface';

export async function generateStaticParams({ params }: { params: { locale: string } }) {
  const locale = await getLocale(Promise.resolve(params));
  const [{ chains }, interfaces] = await Promise.all([getNodes(), getPageUids(INTERFACE, locale)]);
  return [...chains.map(({ key }) => key), ...interfaces].map((node) => ({ node }));
}

/** The chain that an address names; null when it names an interface. */
async function getData(params: Props['params']) {
  const { node } = await params;
  const locale = await getLocale(params);
  const messages = getMessages(locale);
  const [{ paths }, nodes, template, variables] = await Promise.all([
    getRouteFacts(),
    getNodes(),
    getNodeTemplate(locale),
    getVariables(locale),
  ]);
  const chain = nodes.chains.find(({ key }) => key === node);
  if (!chain) return null;
  const page = fillContent(template.data, {
    ...variables,
    ...getChainVariables(chain, locale),
  });
  return { locale, messages, nodes, chain, page, variables, paths: paths[locale] };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const data = await getData(params);
  if (!data) {
    const { node } = await params;
    return getPageDataMetadata(node, await getLocale(params), INTERFACE);
  }
  const { locale, chain, page, variables } = data;
  return getPageMetadata({
    title: page.meta_title ?? chain.name,
    description: page.meta_description ?? '',
    path: `/nodes/${chain.key}/`,
    locale,
    brand: String(variables.brand),
  });
}

export default async function ChainPage({ params }: Props) {
  const data = await getData(params);
  if (!data) {
    const { node } = await params;
    const locale = await getLocale(params);
    return (
      <>
        <CmsPage uid={node} locale={locale} type={INTERFACE} />
        <JsonLd path={`/nodes/${node}/`} locale={locale} />
      </>
    );
  }
  const { variables, ...props } = data;
  return (
    <>
      <NodePage {...props} host={String(variables.host)} />
      <JsonLd path={`/nodes/${props.chain.key}/`} locale={props.locale} />
    </>
  );
}
