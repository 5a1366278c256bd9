import { CHANGES_PATH, getChainPath, getChangeFile } from '@/lib/site/addresses';
import { Embed } from '@/components/content/Embed';
import { RichText } from '@/components/content/RichText';
import { SiteLink } from '@/components/content/SiteLink';
import { Accordion } from '@/components/ui/Accordion';
import { Notice } from '@/components/ui/Notice';
import { getTextNames } from '@/lib/chains/names';
import { getCompareAddress, MAX_COMPARED } from '@/lib/directory/compare';
import { getAvailability } from '@/lib/display';
import { UNKNOWN } from '@/lib/display/cell-reading';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { formatMixed } from '@/lib/i18n/mixed-text';
import type { PageOf } from '@/lib/pages';
import type { Chain } from '@/lib/provider';
import type { ChainPart } from '@/lib/display/chain-parts';
import { ChainMark } from '../ChainMark';
import { ChangeList } from '../ChangeList';
import { MethodList } from '../MethodList';
import { RequestConsole } from '../RequestConsole';
import { ConfigurationFiles } from './ConfigurationFiles';
import { NetworkTable } from './NetworkTable';
import s from './index.module.scss';

const toKey = ({ key }: Chain) => key;

/** A chain's block time and availability; a dash for what is unknown. */
function getGlance(chain: Chain, messages: Messages, locale: Locale): string {
  const seconds = chain.facts?.blockTimeSeconds;
  const { value, unit } = getAvailability(chain, messages, locale);
  return [seconds ? formatSeconds(seconds, messages.units) : UNKNOWN, value + (unit ?? '')].join(
    ' · ',
  );
}

type Props = { page: PageOf<'chain'>; part: ChainPart };

/** The content of a part below its heading and text. */
export function PartBody({ part, page }: Props) {
  const { chain, interfaces, locale } = page;
  const messages = getMessages(locale);
  const { id } = part;
  const { name } = getTextNames(chain, locale);
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
        <p>{messages.nodes.noSample}</p>
      );
    case 'networks':
      return (
        <>
          {part.isIdReused ? <Notice tone="warn" title={messages.nodes.reusedId} /> : null}
          <NetworkTable {...{ chain, interfaces, locale, messages }} host={page.host} />
        </>
      );
    case 'configuration':
      return <ConfigurationFiles chainKey={chain.key} files={part.files} messages={messages} />;
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
          <p className={s.files}>
            <SiteLink href={CHANGES_PATH} locale={locale}>
              {messages.changes.all}
            </SiteLink>
            <a href={getChangeFile(chain.key, 'atom')}>{messages.changes.feed}</a>
            <a href={getChangeFile(chain.key, 'json')}>JSON</a>
            <a href={getChangeFile(chain.key, 'ics')}>{messages.changes.calendar}</a>
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
        <>
          <ul className={s.related}>
            {part.related.map((one) => (
              <li key={one.key}>
                <SiteLink href={getChainPath(one.key)} locale={locale} className={s.similar}>
                  <ChainMark chainKey={one.key} size="s" />
                  <span>
                    {getTextNames(one, locale).name}
                    <small>{getGlance(one, messages, locale)}</small>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <SiteLink
            href={getCompareAddress([chain, ...part.related].slice(0, MAX_COMPARED).map(toKey))}
            locale={locale}
            className={s.more}
          >
            {formatMixed(messages.nodes.compareWith, { chain: name }, locale)}
          </SiteLink>
        </>
      );
    default:
      return null;
  }
}
