import { Fragment, type ReactNode } from 'react';
import { type RichTextField, isFilled } from '@prismicio/client';
import { PrismicRichText, type RichTextComponents } from '@prismicio/react';
import { CodeBlock, CodePanel } from '@/components/ui/CodePanel';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { Phrases } from '@/components/ui/Heading/Phrases';
import { toHeadingAnchors, type HeadingAnchors, type HeadingNode } from '@/lib/content/anchors';
import { getLinkAddress } from '@/lib/content/link-address';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { toTokens } from '@/lib/samples/highlight';
import { CmsImage } from '../CmsImage';
import { CmsLink } from '../CmsLink';
import { Embed } from '../Embed';
import s from './index.module.scss';

type Props = {
  field: RichTextField | null | undefined;
  locale: Locale;
  messages?: Messages;
  /** The anchors of the headings, if the page has more texts with headings. */
  anchors?: HeadingAnchors;
};

type HeadingProps = { children: ReactNode; text?: string; node: HeadingNode };

const RANKS = [1, 2, 3, 4, 5, 6] as const;

/** Headings get an anchor derived from their text, so that parts of a text can be linked to. */
const getHeadings = (anchors: HeadingAnchors) =>
  Object.fromEntries(
    RANKS.map((rank) => [
      `heading${rank}`,
      ({ children, text = '', node }: HeadingProps) => {
        const Tag = `h${Math.max(rank, 2) as 2 | 3 | 4 | 5 | 6}` as const;
        const isPlain = node.spans.length === 0;
        return <Tag id={anchors.get(node)}>{isPlain ? <Phrases>{text}</Phrases> : children}</Tag>;
      },
    ]),
  ) as RichTextComponents;

type Context = Pick<Props, 'locale' | 'messages'> & { anchors: HeadingAnchors };

function getComponents({ locale, messages, anchors }: Context): RichTextComponents {
  return {
    ...getHeadings(anchors),
    // A link without a target must not look like one.
    hyperlink: ({ node, children }) => (
      <CmsLink
        field={node.data}
        locale={locale}
        className={getLinkAddress(node.data) ? s.link : undefined}
      >
        {children}
      </CmsLink>
    ),
    span: ({ text }) =>
      text.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      )),
    image({ node }) {
      const image = <CmsImage field={node} sizes="(width >= 768px) 66ch, 100vw" />;
      if (!getLinkAddress(node.linkTo)) return image;
      return (
        <CmsLink field={node.linkTo} locale={locale}>
          {image}
        </CmsLink>
      );
    },
    // A fragment, because for null, the library would render markup from the embed's provider.
    embed: ({ node }) => <>{messages ? <Embed field={node.oembed} messages={messages} /> : null}</>,
    preformatted: ({ text = '' }) => {
      const labels = getMessages(locale).code;
      return (
        <CodePanel>
          <CodeBlock tokens={toTokens(text)} action={<CopyButton text={text} labels={labels} />} />
        </CodePanel>
      );
    },
    label: ({ node, children }) => <span data-label={node.data?.label}>{children}</span>,
  };
}

/** An editor's rich text without a wrapper; empty text renders nothing. */
export function RichText({ field, anchors, ...context }: Props) {
  if (!isFilled.richText(field)) return null;
  const components = getComponents({ ...context, anchors: anchors ?? toHeadingAnchors([field]) });
  return <PrismicRichText field={field} components={components} />;
}

/** Rich text with the spacing, list markers and line length of prose. */
export function ProseText(props: Props) {
  if (!isFilled.richText(props.field)) return null;
  return (
    <div className={s.prose}>
      <RichText {...props} />
    </div>
  );
}
