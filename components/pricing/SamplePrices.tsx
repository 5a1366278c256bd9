import { Tag } from '@/components/ui/Tag';
import type { Messages } from '@/lib/i18n/messages';
import { isSampleProvider } from '@/lib/provider';

/** Stands beside prices, compute units and limits as long as they are samples; nothing once a provider is connected. */
export const SamplePrices = ({ messages }: { messages: Pick<Messages, 'plans'> }) =>
  isSampleProvider() ? <Tag tone="sample">{messages.plans.sample}</Tag> : null;
