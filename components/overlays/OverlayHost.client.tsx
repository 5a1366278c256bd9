'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { loadFormMessages } from '@/components/forms/load-messages.client';
import type { Locale } from '@/lib/i18n/locales';
import { toOverlay } from '@/lib/navigation/overlays';
import { getPageQuote, parseQuote } from '@/lib/quotes/quote-request';
import { splitLocale } from '@/lib/site/paths';
import {
  closeOverlay,
  closeResult,
  openOverlay,
  prepareOverlay,
  syncOverlay,
  useOverlays,
} from '@/stores/overlays';
import { noteQuote, takeOffer } from '@/stores/quote';
import type { LoadedOverlayProps, OverlayProps } from './Overlays.client';

const isLocked = () => document.querySelector('dialog:modal, :popover-open') !== null;

/** Measures the page's scrollbar, for the space reserved while an overlay hides it. */
function noteWidth(): void {
  if (isLocked()) return;
  const { documentElement: root } = document;
  root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
}

/** Keeps measuring until the returned function is called. */
function watchScrollbar(): () => void {
  noteWidth();
  window.addEventListener('resize', noteWidth, { passive: true });
  return () => window.removeEventListener('resize', noteWidth);
}

type Live = {
  Part: ComponentType<LoadedOverlayProps>;
  messages: LoadedOverlayProps['messages'];
  locale: Locale;
};

/** Loads the overlays' code and messages, both at once. */
async function load(locale: Locale): Promise<Live> {
  const [{ Overlays: Part }, messages] = await Promise.all([
    import('./Overlays.client'),
    loadFormMessages(locale),
  ]);
  return { Part, messages, locale };
}

/** If the code that shows a result cannot be loaded, the browser shows it: no submission ends without an answer. */
function giveUp() {
  const { result } = useOverlays.getState();
  closeOverlay();
  if (!result) return;
  closeResult();
  window.alert(`${result.title}\n\n${result.text}`);
}

const getOverlayLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-overlay]') : null;

/** Returns a button's text as the dialog's title; a link within a sentence or list is not a title. */
const getWords = (link: HTMLElement | null) =>
  link?.closest('p, li') ? null : link?.textContent.trim() || null;

/** What the page itself says of a request. */
const getPlace = () =>
  getPageQuote(splitLocale(window.location.pathname).path, window.location.search);

/** Opens what links and URLs request; the content is loaded on the first opening. */
export function OverlayHost(props: OverlayProps) {
  const { locale } = props;
  const wanted = useOverlays(
    ({ open, prepared, result, isResultExpected }) =>
      result ?? open ?? prepared ?? isResultExpected,
  );
  // Not a lazy component: React would delay the suspended content by a third of a second.
  const [live, setLive] = useState<Live | null>(null);

  const isLive = live?.locale === locale;

  useEffect(() => {
    // If the script fails to load, the next request tries again.
    if (wanted && !isLive) load(locale).then(setLive, giveUp);
  }, [wanted, isLive, locale]);

  useEffect(() => watchScrollbar(), []);

  useEffect(() => {
    const openLinked = (event: MouseEvent) => {
      const link = getOverlayLink(event.target);
      const name = toOverlay(link?.dataset.overlay ?? '');
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (!name || isElsewhere) return;
      event.preventDefault();
      takeOffer();
      const { quote = '', quotePlan } = link?.dataset ?? {};
      noteQuote({ ...getPlace(), ...parseQuote(quote) }, { plan: quotePlan });
      openOverlay(name, getWords(link));
    };
    const prepare = ({ target }: Event) => {
      const name = toOverlay(getOverlayLink(target)?.dataset.overlay ?? '');
      if (name) prepareOverlay(name);
    };
    syncOverlay();
    // Before the router's own listener, which would follow the link.
    document.addEventListener('click', openLinked, true);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    window.addEventListener('popstate', syncOverlay);
    window.addEventListener('hashchange', syncOverlay);
    return () => {
      document.removeEventListener('click', openLinked, true);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      window.removeEventListener('popstate', syncOverlay);
      window.removeEventListener('hashchange', syncOverlay);
    };
  }, [locale]);

  return isLive && live ? <live.Part {...props} messages={live.messages} /> : null;
}
