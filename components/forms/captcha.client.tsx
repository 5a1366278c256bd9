'use client';

import { createContext, useContext, useState, type ReactNode } from 'react';
import type { FormKind } from '@/lib/forms/kinds';
import type { Locale } from '@/lib/i18n/locales';
import type { Execute, Recaptcha } from './Recaptcha.client';
import { beginForm } from './send.client';

/** Longest that the script may take to come, and then the challenge to answer. */
const PATIENCE_MS = 10_000;
type Access = {
  /** Fetches the challenge for a form that is being used. */
  prepare: () => void;
  /** Asks for the token of a sending; the text is empty where the site does without reCAPTCHA. */
  getToken: Execute;
};

const ChallengeContext = createContext<Access>({ prepare: () => {}, getToken: async () => '' });

export const useChallenge = () => useContext(ChallengeContext);

const rejectLater = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA did not answer')), PATIENCE_MS);
  });

type Live = { Part: typeof Recaptcha; siteKey: string };

/** The one challenge of a form: sendings wait for it, and once it has failed it stays so. */
function createChallenge(kind: FormKind, show: (live: Live) => void) {
  let onReady: (execute: Execute) => void = () => undefined;
  let onFail: () => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    onFail = () => reject(new Error('reCAPTCHA failed'));
  });
  const ready = new Promise<Execute>((resolve) => (onReady = resolve));
  // It may fail while nobody waits.
  failed.catch(() => undefined);
  let isShown = false;

  const load = async () => {
    const { siteKey } = await beginForm(kind);
    if (!siteKey || isShown) return siteKey;
    const { Recaptcha: Part } = await import('./Recaptcha.client');
    isShown = true;
    show({ Part, siteKey });
    return siteKey;
  };
  const getToken: Execute = async (action) => {
    if (!(await load())) return '';
    const execute = await Promise.race([ready, failed, rejectLater()]);
    const token = await Promise.race([execute(action), failed, rejectLater()]);
    if (!token) throw new Error('reCAPTCHA gave no token');
    return token;
  };
  // Should it fail, sending tries again.
  const prepare = () => void load().catch(() => undefined);
  return { access: { prepare, getToken }, handlers: { onReady, onFail } };
}

type Props = { kind: FormKind; locale: Locale; children: ReactNode };

/** Gives the form within its tokens; reCAPTCHA is fetched when it is in use, and only where the site has a key. */
export function Challenge({ kind, locale, children }: Props) {
  const [live, setLive] = useState<Live | null>(null);
  const [{ access, handlers }] = useState(() => createChallenge(kind, setLive));
  return (
    <ChallengeContext value={access}>
      {children}
      {live ? <live.Part siteKey={live.siteKey} locale={locale} {...handlers} /> : null}
    </ChallengeContext>
  );
}
