import { SiteLink } from '@/components/content/SiteLink';
import { Tag, type TagTone } from '@/components/ui/Tag';
import type { ChangeKind } from '@/lib/chains/changes';
import { getTextNames } from '@/lib/chains/names';
import type { LoggedChange } from '@/lib/display/change-log';
import { getGap } from '@/lib/i18n/punctuation';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Chain } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { ChainMark } from '../ChainMark';
import s from './index.module.scss';

type Props = {
  /** True if a search field narrows the list. */
  isSearchable?: boolean;
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
};

/** Changes on the chains, by date. */
export function ChangeList({ isSearchable, changes, chains, locale, messages }: Props) {
  const byKey = new Map(chains.map((chain) => [chain.key, chain]));
  const { kinds, source: sourceLabel } = messages.changes;
  return (
    <ol className={s.changes} data-group={isSearchable && ''}>
      {changes.map(({ date, chain: key, kind, text, source }) => {
        const chain = byKey.get(key);
        return (
          <li key={`${date} ${key} ${text}`} className={s.change} data-search={isSearchable && ''}>
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
              {source ? (
                <>
                  {getGap(text)}
                  <a href={source} rel="noreferrer">
                    {sourceLabel}
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
