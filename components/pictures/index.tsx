import { getChangeLog, getWrittenChanges } from '@/lib/display/change-log';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getPictureMessages } from '@/lib/i18n/picture-messages';
import { BadgeLevels } from './BadgeLevels';
import { CallKinds } from './CallKinds';
import { ChangeKinds } from './ChangeKinds';
import { Cluster } from './Cluster';
import { Exchange } from './Exchange';
import { Fleet } from './Fleet';
import { Grant } from './Grant';
import { Layers } from './Layers';
import { Machine } from './Machine';
import { NodeFacts } from './Machine/NodeFacts';
import { MessageDetails } from './MessageDetails';
import { Package } from './Package';
import { Payout } from './Payout';
import { Regions } from './Regions';
import { ToolChains } from './ToolChains';
import { ToolLinks } from './ToolLinks';
import { UnitScale } from './UnitScale';
import { UrlSwap } from './UrlSwap';
import type { PictureContext } from './picture-context';

/** What the picture's tool is about, beside it; most pictures have none. */
export const PictureFacts = ({ name, locale }: { name: string | null; locale: Locale }) =>
  name === 'machine' ? <NodeFacts messages={getPictureMessages(locale)} /> : null;

/** `name` is a value of the page's `picture` field; any other shows nothing. */
type Props = PictureContext & { name: string };

/** The picture beside the page's heading. */
export function Picture({ name, nodes, computeUnits, projects, host, slices, locale }: Props) {
  const pictures = getPictureMessages(locale);
  const messages = getMessages(locale);
  switch (name) {
    case 'machine':
      return <Machine {...{ nodes, locale, messages, pictures }} />;
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
    case 'unit_scale':
      return <UnitScale prices={computeUnits} messages={pictures} />;
    case 'url_swap':
      return <UrlSwap nodes={nodes} host={host} locale={locale} messages={pictures} />;
    case 'tool_chains':
      return (
        <ToolChains projects={projects} locale={locale} messages={messages} pictures={pictures} />
      );
    case 'tool_links':
      return <ToolLinks projects={projects} messages={pictures} />;
    case 'message_details':
      return <MessageDetails messages={pictures} />;
    case 'badge_levels':
      return <BadgeLevels nodes={nodes} locale={locale} messages={messages} pictures={pictures} />;
    default:
      return null;
  }
}
