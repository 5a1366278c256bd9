import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getPictureMessages } from '@/lib/i18n/picture-messages';
import { Month } from './Month';
import { Outage } from './Outage';
import { RequestPath } from './RequestPath';

/** A drawing that explains a rule; any other name than those of the slice's field shows nothing. */
export function Diagram({ name, locale }: { name: string | null; locale: Locale }) {
  const pictures = getPictureMessages(locale);
  const messages = getMessages(locale);
  switch (name) {
    case 'request_path':
      return <RequestPath messages={pictures} />;
    case 'outage':
      return <Outage messages={messages} pictures={pictures} />;
    case 'month':
      return <Month messages={messages} pictures={pictures} />;
    default:
      return null;
  }
}
