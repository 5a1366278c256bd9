import { getChangeLog, getWrittenChanges } from '@/lib/display/change-log';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getPictureMessages } from '@/lib/i18n/picture-messages';
import type { LiveNodes } from '@/lib/provider';
import { CallKinds } from './CallKinds';
import { ChangeKinds } from './ChangeKinds';
import { Cluster } from './Cluster';
import { Exchange } from './Exchange';
import { Fleet } from './Fleet';
import { Grant } from './Grant';
import { Layers } from './Layers';
import { Machine } from './Machine';
import { Package } from './Package';
import { Payout } from './Payout';
import { Regions } from './Regions';

type Props = {
  /** As the field `picture` of a page names it; any other name shows nothing. */
  name: string;
  nodes: LiveNodes;
  /** The sections of the page. */
  slices: Parameters<typeof getWrittenChanges>[0];
  locale: Locale;
};

/** The picture beside a page's heading. */
export function Picture({ name, nodes, slices, locale }: Props) {
  const pictures = getPictureMessages(locale);
  const messages = getMessages(locale);
  switch (name) {
    case 'machine':
      return <Machine messages={pictures} />;
    case 'cluster':
      return <Cluster messages={pictures} />;
    case 'package':
      return <Package locale={locale} messages={messages} pictures={pictures} />;
    case 'layers':
      return <Layers messages={pictures} />;
    case 'payout':
      return <Payout messages={pictures} />;
    case 'exchange':
      return <Exchange messages={pictures} />;
    case 'grant':
      return <Grant messages={pictures} />;
    case 'fleet':
      return <Fleet nodes={nodes} locale={locale} messages={pictures} />;
    case 'regions':
      return <Regions nodes={nodes} messages={messages} pictures={pictures} />;
    case 'call_kinds':
      return <CallKinds messages={pictures} />;
    case 'change_kinds': {
      const changes = getChangeLog(getWrittenChanges(slices), locale);
      return <ChangeKinds changes={changes} messages={messages} pictures={pictures} />;
    }
    default:
      return null;
  }
}
