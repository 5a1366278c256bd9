import { notFound } from 'next/navigation';
import { NodeReading } from '@/components/nodes/NodePage/NodeReading';
import { getTextNames } from '@/lib/chains/names';
import { resolvePage } from '@/lib/pages';
import { getChainPath } from '@/lib/site/addresses';
import { getLocale } from '../../../../params';

type Props = PageProps<'/embed/[locale]/status/[chain]'>;

async function findPage(params: Props['params']) {
  const locale = await getLocale(params);
  const page = await resolvePage(getChainPath((await params).chain), locale);
  return page?.kind === 'chain' ? page : notFound();
}

/** Made on the first request; the middleware passes on only known chains. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { title, description } = await findPage(params);
  return { title, description };
}

/** A chain's availability, as on its page. */
export default async function StatusEmbed({ params }: Props) {
  const page = await findPage(params);
  return (
    <>
      <h1>{getTextNames(page.chain, page.locale).title}</h1>
      <NodeReading page={page} />
    </>
  );
}
