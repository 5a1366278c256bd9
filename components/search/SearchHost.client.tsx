'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchMessages } from '@/lib/i18n/messages';
import { loadSearchMessages } from './load-search.client';
import type { SearchDialogProps } from './SearchDialog.client';

type Live = { Dialog: ComponentType<SearchDialogProps>; messages: SearchMessages };

/** Marks links to the search page that open the dialog if scripts run. */
export const SEARCH_LINK = 'data-search-link';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** True for Ctrl+K, ⌘K, and a slash typed outside fields. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.metaKey || event.ctrlKey;
  const hasModifier = event.metaKey || event.ctrlKey || event.altKey;
  return event.key === '/' && !hasModifier && !isTyping(event.target);
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** Opens the search by shortcut or link; its dialog and messages are loaded on the first opening. */
export function SearchHost({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(false);
  const [live, setLive] = useState<Live | null>(null);

  useEffect(() => {
    const open = (event: Event) => {
      // A dialog that is already open keeps the keyboard.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    const onKey = (event: KeyboardEvent) => isSearchKey(event) && open(event);
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      const link = target instanceof Element && target.closest(`[${SEARCH_LINK}]`);
      if (link && isPlainClick(event)) open(event);
    };
    document.addEventListener('keydown', onKey);
    // Before the router's own listener, which would follow the link.
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick, true);
    };
  }, []);

  useEffect(() => {
    if (!isOpen || live) return;
    Promise.all([import('./SearchDialog.client'), loadSearchMessages(locale)]).then(
      ([{ SearchDialog: Dialog }, messages]) => setLive({ Dialog, messages }),
      // If the script fails to load, the next attempt tries again.
      () => setOpen(false),
    );
  }, [isOpen, live, locale]);

  if (!live) return null;
  return (
    <live.Dialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      locale={locale}
      messages={live.messages}
    />
  );
}
