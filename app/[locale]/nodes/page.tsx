import type { Metadata } from 'next';
import { ForcedMode } from '@/components/content/ForcedMode';
import { RichText } from '@/components/content/RichText';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs';
import { PageHead } from '@/components/layout/PageHead';
import { MeanAvailability } from '@/components/nodes/MeanAvailability';
import { NodeList } from '@/components/nodes/NodeList';
import { JsonLd } from '@/components/seo/JsonLd';
import { getMessages } from '@/lib/i18n/messages';
import { getNodes } from '@/lib/provider';
import { getPageData, getPageDataMetadata } from '../../page-data';
import { Slices } from '../../slices';
import { getLocale } from '../../params';

type Props = PageProps<'/[locale]/nodes'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return getPageDataMetadata('nodes', await getLocale(params));
}

export default async function NodesPage({ params }: Props) {
  const locale = await getLocale(params);
  const messages = getMessages(locale);
  const [{ data, title }, nodes] = await Promise.all([getPageData('nodes', locale), getNodes()]);
  return (
    <>
      <ForcedMode mode={data.colour_mode} />
      <Breadcrumbs path="/nodes/" title={title} locale={locale} />
      <PageHead
        title={title}
        lead={<RichText field={data.lead} locale={locale} />}
        aside={<MeanAvailability nodes={nodes} locale={locale} messages={messages} />}
      />
      <NodeList nodes={nodes} locale={locale} messages={messages} />
      <Slices slices={data.slices} locale={locale} />
      <JsonLd path="/nodes/" locale={locale} />
    </>
  );
}
