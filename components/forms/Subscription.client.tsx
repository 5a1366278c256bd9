'use client';

import { useEffect, useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { expectResult, showResult } from '@/stores/overlays';
import { useCaptcha } from './captcha.client';
import { findFaults, prepareCheck } from './check.client';
import { clearDraft, readDraft, writeDraft } from './drafts.client';
import { loadFormMessages } from './load-messages.client';
import { beginForm, sendForm } from './send.client';

const KIND = 'subscribe';

type Props = {
  locale: Locale;
  email: string;
  /** Receives the error message for the address. */
  onFault: (fieldError: string) => void;
  onSent: () => void;
  /** Called if it was not sent; the visitor is told. */
  onEnd: () => void;
};

// Requested when the field is first used, which is when this module loads.
beginForm(KIND).catch(() => undefined);
expectResult();
prepareCheck();

/** Validates and sends one address, once. */
export function Subscription({ locale, email, onFault, onSent, onEnd }: Props) {
  const { getToken } = useCaptcha(KIND, locale);
  const isStarted = useRef(false);

  useEffect(() => {
    const send = async () => {
      const messages = await loadFormMessages(locale);
      const { email: fieldError } = await findFaults(KIND, { email }, messages);
      if (fieldError) return onFault(fieldError.message);
      const draft = readDraft(KIND, { email });
      writeDraft(KIND, draft);
      const { id } = draft;
      const sending = { kind: KIND, values: { email }, locale, messages, draft: id } as const;
      const answer = await sendForm({ ...sending, getToken: () => getToken('subscribe_send') });
      const isSent = answer.outcome === 'subscribed';
      if (isSent) clearDraft(KIND);
      (isSent ? onSent : onEnd)();
      showResult(answer);
    };
    if (isStarted.current) return;
    isStarted.current = true;
    send().catch(onEnd);
  }, [locale, email, getToken, onFault, onSent, onEnd]);

  return null;
}
