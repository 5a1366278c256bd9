import { CHANGES_PATH, getChainPath } from '@/lib/site/addresses';
import { Embed } from '@/components/content/Embed';
import { RichText } from '@/components/content/RichText';
import { SiteLink } from '@/components/content/SiteLink';
import { Accordion } from '@/components/ui/Accordion';
import { Notice } from '@/components/ui/Notice';
import { getTextNames } from '@/lib/chains/names';
import { getMessages } from '@/lib/i18n/messages';
import type { PageOf } from '@/lib/pages';
import type { ChainPart } from '@/lib/display/chain-parts';
import { ChainMark } from '../ChainMark';
import { ChangeList } from '../ChangeList';
import { MethodList } from '../MethodList';
import { RequestConsole } from '../RequestConsole';
import { NetworkTable } from './NetworkTable';
import s from './index.module.scss';

type Props = { page: PageOf<'chain'>; part: ChainPart };

/** The content of a part below its heading and text. */
export function PartBody({ part, page }: Props) {
  const { chain, interfaces, locale } = page;
  const messages = getMessages(locale);
  const { id } = part;
  switch (part.kind) {
    case 'request':
      return part.console ? (
        <RequestConsole
          id={id}
          data={part.console}
          chain={chain}
          host={page.host}
          locale={locale}
        />
      ) : (
        <p className={s.text}>{messages.nodes.noSample}</p>
      );
    case 'networks':
      return (
        <>
          {part.isIdReused ? <Notice tone="info" title={messages.nodes.reusedId} /> : null}
          <NetworkTable {...{ chain, interfaces, locale, messages }} host={page.host} />
        </>
      );
    case 'methods':
      return <MethodList id={id} list={part.list} chain={chain} locale={locale} />;
    case 'video':
      return (
        <Embed
          field={{ embed_url: part.url, title: part.title ?? chain.name }}
          messages={messages}
        />
      );
    case 'changes':
      return (
        <>
          <ChangeList changes={part.changes} chains={[]} locale={locale} messages={messages} />
          <p className={s.text}>
            <SiteLink href={CHANGES_PATH} locale={locale} className={s.more}>
              {messages.changes.all}
            </SiteLink>
          </p>
        </>
      );
    case 'questions':
      return (
        <Accordion
          name={id}
          items={part.questions.map(({ question, answer }, index) => ({
            id: `${id === 'questions' ? 'question' : id}-${index + 1}`,
            title: question,
            content: <RichText field={answer} locale={locale} />,
          }))}
        />
      );
    case 'related':
      return (
        <ul className={s.related}>
          {part.related.map((chain) => (
            <li key={chain.key}>
              <SiteLink href={getChainPath(chain.key)} locale={locale} className={s.chip}>
                <ChainMark chainKey={chain.key} size="s" />
                {getTextNames(chain, locale).name}
              </SiteLink>
            </li>
          ))}
        </ul>
      );
    default:
      return null;
  }
}
