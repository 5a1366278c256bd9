'use client';

import { useTheme } from 'next-themes';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { Icon } from '@/components/ui/Icon';
import { isComposing } from '@/components/ui/is-composing';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchMessages } from '@/lib/i18n/messages';
import type { SearchData } from '@/lib/search/types';
import { localizePath } from '@/lib/site/paths';
import { SEARCH_PARAMETER, SEARCH_PATH } from '@/lib/site/search-query';
import { countEvent } from '@/stores/counts';
import { fetchSearchData } from './load-search.client';
import {
  getChainGroups,
  getFoundGroups,
  getStartGroups,
  type PaletteRow,
} from './palette-groups.client';
import { PaletteList } from './PaletteList.client';
import { noteRecentChain } from './recent-chains.client';
import s from './SearchDialog.module.scss';

export type SearchDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  locale: Locale;
  messages: SearchMessages;
};

/** How long a visitor pauses after a complete query. */
const TYPED_MS = 1500;

/** The chain whose actions are shown, and the row to return to. */
type Opened = { key: string; name: string; place: number };

/** Finds chains, methods, pages and questions as a visitor types; before that, it offers actions. */
export function SearchDialog({ isOpen, onClose, locale, messages }: SearchDialogProps) {
  const [data, setData] = useState<SearchData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [note, setNote] = useState('');
  const { resolvedTheme, setTheme } = useTheme();
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen || data) return;
    // After a failure, the next opening tries again.
    fetchSearchData(locale).then(setData, () => setFailed(true));
  }, [isOpen, data, locale]);

  const hasQuery = query.trim() !== '';
  const groups = useMemo(() => {
    const context = { locale, messages };
    if (!isOpen) return [];
    if (data && opened) {
      const copy = async (text: string) =>
        navigator.clipboard.writeText(text).then(
          () => setNote(messages.copied),
          () => setNote(messages.copyFailed),
        );
      return getChainGroups(data, opened.key, copy, context);
    }
    if (hasQuery) return data ? getFoundGroups(data, query, context) : [];
    const isDark = resolvedTheme === 'dark';
    const toggle = () => setTheme(isDark ? 'light' : 'dark');
    const isForced = document.querySelector('[data-forced-mode]') !== null;
    return getStartGroups(data, isForced ? null : { isDark, toggle }, context);
  }, [isOpen, data, opened, hasQuery, query, resolvedTheme, setTheme, locale, messages]);
  const rows = groups.flatMap((group) => group.rows);
  const isNone = data !== null && hasQuery && rows.length === 0;

  useEffect(() => {
    if (!isNone) return;
    // Not for every letter of a word.
    const timer = setTimeout(() => countEvent('search-miss', query), TYPED_MS);
    return () => clearTimeout(timer);
  }, [isNone, query]);

  const show = (next: { query?: string; opened?: Opened | null; active?: number }) => {
    setQuery(next.query ?? query);
    setOpened(next.opened ?? null);
    setActive(next.active ?? 0);
    setNote('');
  };

  const close = () => {
    if (isNone) countEvent('search-miss', query);
    onClose();
    show({ query: '' });
  };

  const choose = ({ link, run, chain }: PaletteRow) => {
    if (chain) noteRecentChain(chain);
    run?.();
    // What was copied is confirmed in place.
    if (link || !opened) close();
  };

  /** Does what a key means in the field; false for keys that the field itself handles. */
  const handle = (key: string, field: HTMLInputElement): boolean => {
    const { title, chain } = rows[active] ?? {};
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (opened && (key === 'ArrowLeft' || key === 'Backspace')) show({ active: opened.place });
    else if (rows.length === 0) return false;
    else if (step) setActive((active + step + rows.length) % rows.length);
    else if (key === 'Enter')
      form.current?.querySelector<HTMLElement>(`[data-place="${active}"]`)?.click();
    else if (key === 'ArrowRight' && chain && title && field.selectionEnd === query.length)
      show({ opened: { key: chain, name: title, place: active } });
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isComposing(event) && handle(event.key, event.currentTarget)) event.preventDefault();
  };

  const { chainActions, keys, forward, back } = messages;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={messages.title}
      closeLabel={messages.close}
      isPalette
    >
      <form
        ref={form}
        role="search"
        action={localizePath(SEARCH_PATH, locale)}
        className={s.palette}
      >
        <div className={s.field}>
          {opened ? <b>{opened.name}</b> : <Icon name="search" />}
          <input
            // With `search`, the first Escape would only clear the field.
            type="text"
            enterKeyHint="search"
            name={SEARCH_PARAMETER}
            role="combobox"
            aria-label={
              opened ? formatMessage(chainActions.label, { name: opened.name }) : messages.label
            }
            aria-autocomplete="list"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={rows.length > 0 ? `${id}-${active}` : undefined}
            placeholder={opened ? '' : messages.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={opened ? '' : query}
            onChange={({ target }) => show({ query: target.value })}
            onKeyDown={onKeyDown}
          />
          <button type="button" tabIndex={-1} aria-label={messages.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <PaletteList
          {...{ id, groups, active, messages }}
          chains={data?.chains}
          onChoose={choose}
        />
        <div className={s.foot}>
          <span>
            <kbd>{`${keys} · ${opened ? back : forward}`}</kbd>
          </span>
          {data?.isSample && rows.some(({ chain }) => chain) ? (
            <span>{messages.sample}</span>
          ) : null}
          <p role="status">
            {hasFailed && !data ? messages.failed : null}
            {isNone ? formatMessage(messages.none, { query: query.trim() }) : null}
            {note}
            {hasQuery && !opened && rows.length > 0
              ? formatCount(messages.count, rows.length)
              : null}
          </p>
        </div>
      </form>
    </Dialog>
  );
}
