'use client';

import { useState, type ReactNode } from 'react';
import { ShortForm } from '@/components/forms/ShortForm.client';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import type { OverlayName } from '@/lib/navigation/overlays';
import { closeOverlay, closeResult, useOverlays } from '@/stores/overlays';
import { Ambassadors } from './Ambassadors';
import { Enterprise } from './Enterprise/Enterprise.client';
import type { LoadedOverlayProps as Props } from './overlay-props';
import { skipOutOfSight } from './out-of-sight';
import { QrCode } from './QrCode';
import { ResultPanel } from './Result/ResultPanel.client';
import { SharePanel } from './Share/SharePanel.client';

type View = { title: string; content: ReactNode; isOnboarding?: boolean };

const VIEWS: Record<OverlayName, (props: Props) => View> = {
  contact: (props) => ({
    title: props.messages.contact.title,
    content: <ShortForm {...props} kind="message" subject="customer-support" />,
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
  share: ({ messages }) => ({
    title: messages.share.title,
    content: <SharePanel messages={messages} />,
  }),
  ambassadors: ({ messages, locale }) => ({
    title: messages.ambassadors.title,
    content: <Ambassadors messages={messages} locale={locale} />,
  }),
};

type State = ReturnType<typeof useOverlays.getState>;

function getView({ open, prepared, result }: State, props: Props): View | null {
  if (result) {
    return {
      title: result.title,
      content: <ResultPanel result={result} messages={props.messages} />,
    };
  }
  const name = open ?? prepared;
  return name && VIEWS[name](props);
}

const isSame = (one: State, other: State) =>
  one.open === other.open && one.prepared === other.prepared && one.result === other.result;

/** Closes the result alone when there is one: what lies below it was closed before. */
function close() {
  if (useOverlays.getState().result) closeResult();
  else closeOverlay();
}

/** Everything that can open over a page, in one dialog. */
export function Overlays(props: Props) {
  const state = useOverlays();
  const current = getView(state, props);
  // The last view stays in its closed dialog, so that closing it gives the focus back.
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
