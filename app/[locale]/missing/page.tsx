import type { Metadata } from 'next';
import { getLocale } from '../../params';
import { MissingPage } from '@/components/layout/MissingPage';
import { getMessages } from '@/lib/i18n/messages';

type Props = PageProps<'/[locale]/missing'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { missing } = getMessages(await getLocale(params));
  return { title: missing.title, robots: { index: false } };
}

/** Not an address of the site: the middleware answers unknown addresses with this page and status 404. */
export default async function Missing({ params }: Props) {
  const locale = await getLocale(params);
  return <MissingPage locale={locale} messages={getMessages(locale)} />;
}
