import { getPictureMessages } from '@/lib/i18n/picture-messages';
import type { SliceContext } from '../content/slice-context';
import { Month } from './Month';
import { Outage } from './Outage';
import { RequestPath } from './RequestPath';
import { StateDepth } from './StateDepth';
import { UnitSum } from './UnitSum';

/** A drawing that explains a rule; an unknown name renders nothing. */
export function Diagram({ name, context }: { name: string | null; context: SliceContext }) {
  const { locale, messages, computeUnits } = context;
  const pictures = getPictureMessages(locale);
  switch (name) {
    case 'request_path':
      return <RequestPath messages={pictures} />;
    case 'outage':
      return <Outage messages={messages} pictures={pictures} />;
    case 'month':
      return <Month messages={messages} pictures={pictures} />;
    case 'units':
      return <UnitSum prices={computeUnits} locale={locale} messages={pictures} />;
    case 'state_depth':
      return <StateDepth messages={pictures} />;
    default:
      return null;
  }
}
