import { MissingPage } from '@/components/layout/MissingPage';
import { getMessages } from '@/lib/i18n/messages';
import { getLocale } from '../../params';

/** Not a public path: the middleware responds to unknown paths with this page and status 404. */
export default async function Missing({ params }: PageProps<'/[locale]/missing'>) {
  const locale = await getLocale(params);
  return <MissingPage locale={locale} messages={getMessages(locale)} />;
}
