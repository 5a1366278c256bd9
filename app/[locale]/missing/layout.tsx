import type { Metadata } from 'next';
import { getMessages } from '@/lib/i18n/messages';
import { getLocale } from '../../params';

type Props = LayoutProps<'/[locale]/missing'>;

// Here and not in the page: for an answer with status 404 Next asks layouts only.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { missing } = getMessages(await getLocale(params));
  return { title: missing.title, robots: { index: false } };
}

export default function MissingLayout({ children }: Props) {
  return children;
}
