'use client';

import { useState, type ReactNode } from 'react';
import { ShortForm } from '@/components/forms/ShortForm.client';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { getModalSubject } from '@/lib/forms/subjects';
import type { OverlayName } from '@/lib/navigation/overlays';
import { splitLocale } from '@/lib/site/paths';
import { closeOverlay, closeResult, useOverlays } from '@/stores/overlays';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { Ambassadors } from './Ambassadors';
import { Enterprise } from './Enterprise/Enterprise.client';
import { QrCode } from './QrCode';
import { ResultPanel } from './Result/ResultPanel.client';
import { SharePanel } from './Share/SharePanel.client';

/** The parts that a page is stacked from. */
const PARTS = 'main > *, body > footer';

/**
 * Keeps the browser from styling what is outside the window while a modal dialog is open: the dialog makes the whole
 * page inert, which would recalculate the style of each element. The parts keep their heights. Returns a function that
 * restores them; resizing the window does so too.
 */
function skipOutOfSight(dialog: HTMLElement): () => void {
  const skipped = [...document.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    const isOutOfSight = height > 0 && (bottom < 0 || top > window.innerHeight);
    // The focused element gets the focus back when the dialog closes, which is impossible if it is skipped.
    const isNeeded = part.contains(dialog) || part.contains(document.activeElement);
    return isOutOfSight && !isNeeded ? [{ style: part.style, height }] : [];
  });
  for (const { style, height } of skipped) {
    style.height = `${height}px`;
    style.contentVisibility = 'hidden';
  }
  const showAll = () => {
    window.removeEventListener('resize', showAll);
    for (const { style } of skipped) {
      style.removeProperty('height');
      style.removeProperty('content-visibility');
    }
  };
  window.addEventListener('resize', showAll);
  return showAll;
}

export type OverlayProps = {
  locale: Locale;
  /** URL of the messenger contact. */
  messenger: string | null;
};

export type LoadedOverlayProps = OverlayProps & { messages: FormMessages };

type View = { title: string; content: ReactNode; isOnboarding?: boolean };

const getSubject = () => getModalSubject(splitLocale(window.location.pathname).path);

const VIEWS: Record<OverlayName, (props: LoadedOverlayProps, openedBy: string | null) => View> = {
  contact: (props, openedBy) => ({
    // A visitor who clicked "Plan a cluster" is not asked what it is about.
    title: openedBy ?? props.messages.contact.title,
    content: <ShortForm {...props} kind="message" subject={getSubject()} />,
  }),
  enterprise: (props) => ({
    title: props.messages.enterprise.title,
    content: <Enterprise {...props} />,
  }),
  onboarding: (props) => ({
    title: props.messages.enterprise.title,
    content: <Enterprise {...props} isOnboarding />,
    isOnboarding: true,
  }),
  qr: ({ messages, messenger }) => ({
    title: messages.qr.title,
    content: messenger ? <QrCode messages={messages} link={messenger} /> : null,
  }),
  share: ({ messages }, openedBy) => ({
    title: openedBy ?? messages.share.title,
    content: <SharePanel messages={messages} />,
  }),
  ambassadors: ({ messages, locale }) => ({
    title: messages.ambassadors.title,
    content: <Ambassadors messages={messages} locale={locale} />,
  }),
};

type State = ReturnType<typeof useOverlays.getState>;

function getView(
  { open, openedBy, prepared, result }: State,
  props: LoadedOverlayProps,
): View | null {
  if (result) {
    return {
      title: result.title,
      content: <ResultPanel result={result} messages={props.messages} />,
    };
  }
  const name = open ?? prepared;
  return name && VIEWS[name](props, openedBy);
}

const VIEW_KEYS = ['open', 'openedBy', 'prepared', 'result'] as const;
const isSame = (one: State, other: State) => VIEW_KEYS.every((key) => one[key] === other[key]);

/** Closes only the result if there is one: what is below it was closed before. */
function close() {
  if (useOverlays.getState().result) closeResult();
  else closeOverlay();
}

/** All overlays, in one dialog. */
export function Overlays(props: LoadedOverlayProps) {
  const state = useOverlays();
  const current = getView(state, props);
  // The last view stays in its closed dialog, so that closing it returns the focus.
  const [last, setLast] = useState(state);
  if (current && !isSame(last, state)) setLast(state);
  const view = current ?? getView(last, props);
  if (!view) return null;
  return (
    <Dialog
      isOpen={Boolean(state.open ?? state.result)}
      onClose={close}
      title={view.title}
      closeLabel={props.messages.actions.close}
      ignoresOutside={view.isOnboarding}
      isHeaderHidden={view.isOnboarding}
      beforeShow={skipOutOfSight}
    >
      {current ? view.content : null}
    </Dialog>
  );
}
