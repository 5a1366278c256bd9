import { SiteLink } from '@/components/content/SiteLink';
import { Tag, type TagTone } from '@/components/ui/Tag';
import type { ChangeKind } from '@/lib/chains/change-kinds';
import { getNoticeDays } from '@/lib/chains/changes';
import { getTextNames } from '@/lib/chains/names';
import type { LoggedChange } from '@/lib/display/change-log';
import { formatTime } from '@/lib/i18n/format';
import { formatCount } from '@/lib/i18n/format-message';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { ChainMark } from '../ChainMark';
import s from './index.module.scss';

type Props = {
  changes: readonly LoggedChange[];
  /** The chains that entries link to; none on a page about one chain. */
  chains: readonly Chain[];
  locale: Locale;
  messages: Messages;
};

const TONES: Record<ChangeKind, TagTone> = {
  added: 'accent',
  renamed: 'plain',
  changed: 'plain',
  deprecated: 'warn',
  retired: 'danger',
  maintenance: 'warn',
};

/** The site that announced a change; on GitHub, the repository. */
function getSourceName(source: string): string {
  const { host, pathname } = new URL(source);
  const [, owner, name] = pathname.split('/');
  return host === 'github.com' && owner && name ? `${owner}/${name}` : host.replace(/^www\./, '');
}

/** Words by which a filter finds a change; the end keeps `s` from finding `sol`. */
export const toFilterWord = (name: 'chain' | 'kind', value: string) => `${name}:${value};`;

/** Changes on the chains, by date. */
export function ChangeList({ changes, chains, locale, messages }: Props) {
  const byKey = new Map(chains.map((chain) => [chain.key, chain]));
  const { kinds } = messages.changes;
  return (
    <ol className={s.changes}>
      {changes.map((change) => {
        const { date, chain: key, kind, text, source, window } = change;
        const noticeDays = getNoticeDays(change);
        const chain = byKey.get(key);
        return (
          <li
            key={`${date} ${key} ${text}`}
            className={s.change}
            data-search={`${toFilterWord('chain', key)} ${toFilterWord('kind', kind)}`}
          >
            <time dateTime={date}>{date}</time>
            <span>
              <Tag tone={TONES[kind]}>{kinds[kind]}</Tag>
            </span>
            <p>
              {chain ? (
                <SiteLink href={getChainPath(key)} locale={locale} className={s.chain}>
                  <ChainMark chainKey={key} size="s" />
                  {getTextNames(chain, locale).name}
                </SiteLink>
              ) : null}{' '}
              {text}
              {window
                ? ` ${formatTime(window.startsAt, locale)}–${formatTime(window.endsAt, locale)}`
                : null}
              {noticeDays ? (
                <span className={s.notice}>{formatCount(messages.changes.notice, noticeDays)}</span>
              ) : null}
              {source ? (
                <>
                  {getGap(text)}
                  <a href={source} rel="noreferrer">
                    {getSourceName(source)}
                  </a>
                </>
              ) : null}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
