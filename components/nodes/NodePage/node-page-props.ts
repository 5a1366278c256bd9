import type { Content } from '@prismicio/client';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain, LiveNodes } from '@/lib/provider';

export type NodePageProps = {
  chain: Chain;
  nodes: LiveNodes;
  /** The node document with its texts filled in for this chain. */
  page: Content.NodeDocument['data'];
  host: string;
  /** Addresses of this language; an interface that has a page of its own is led to. */
  paths: ReadonlySet<string>;
  locale: Locale;
  messages: Messages;
};
