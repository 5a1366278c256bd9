'use client';

import { useState, type ReactNode } from 'react';
import { ShortForm } from '@/components/forms/ShortForm.client';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { getModalSubject } from '@/lib/forms/subjects';
import type { OverlayName } from '@/lib/navigation/overlays';
import { splitLocale } from '@/lib/site/paths';
import { closeOverlay, closeResult, useOverlays } from '@/stores/overlays';
import { Ambassadors } from './Ambassadors';
import { Enterprise } from './Enterprise/Enterprise.client';
import type { LoadedOverlayProps as Props } from './overlay-props';
import { skipOutOfSight } from './out-of-sight';
import { QrCode } from './QrCode';
import { ResultPanel } from './Result/ResultPanel.client';
import { SharePanel } from './Share/SharePanel.client';

type View = { title: string; content: ReactNode; isOnboarding?: boolean };

const getSubject = () => getModalSubject(splitLocale(window.location.pathname).path);

const VIEWS: Record<OverlayName, (props: Props, openedBy: string | null) => View> = {
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

function getView({ open, openedBy, prepared, result }: State, props: Props): View | null {
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
export function Overlays(props: Props) {
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
