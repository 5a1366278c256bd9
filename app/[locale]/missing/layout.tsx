import type { Metadata } from 'next';
import { getMessages } from '@/lib/i18n/messages';
import { getLocale } from '../../params';

type Props = LayoutProps<'/[locale]/missing'>;

// In the layout rather than the page: for a response with status 404, Next reads metadata only from layouts.
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { missing } = getMessages(await getLocale(params));
  return { title: missing.title, robots: { index: false } };
}

export default function MissingLayout({ children }: Props) {
  return children;
}
