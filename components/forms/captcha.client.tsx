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

/** One try to have reCAPTCHA answer: it is ready when its script has come, and over once anything reports a failure. */
function createAttempt(onOver: () => void) {
  let onReady: (execute: Execute) => void = () => undefined;
  let onFail: () => void = () => undefined;
  const failed = new Promise<never>((_, reject) => {
    onFail = () => reject(new Error('reCAPTCHA failed'));
  });
  const ready = new Promise<Execute>((resolve) => (onReady = resolve));
  // It may fail while nobody waits.
  failed.catch(onOver);
  return { id: crypto.randomUUID(), ready, failed, handlers: { onReady, onFail } };
}

type Attempt = ReturnType<typeof createAttempt>;
type Live = { Part: typeof Recaptcha; siteKey: string; attempt: Attempt };

/** The challenge of a form: one attempt at a time, and after one that failed the next sending makes another. */
function createChallenge(kind: FormKind, show: (live: Live | null) => void): Access {
  let current: Attempt | null = null;

  const begin = async (): Promise<Attempt | null> => {
    const { siteKey } = await beginForm(kind);
    if (!siteKey) return null;
    const { Recaptcha: Part } = await import('./Recaptcha.client');
    if (current) return current;
    const attempt = createAttempt(() => {
      current = null;
      show(null);
    });
    current = attempt;
    show({ Part, siteKey, attempt });
    return attempt;
  };
  const getToken: Execute = async (action) => {
    const attempt = await begin();
    if (!attempt) return '';
    const execute = await Promise.race([attempt.ready, attempt.failed, rejectLater()]);
    const token = await Promise.race([execute(action), attempt.failed, rejectLater()]);
    if (!token) throw new Error('reCAPTCHA gave no token');
    return token;
  };
  // Should it fail, sending tries again.
  const prepare = () => void begin().catch(() => undefined);
  return { prepare, getToken };
}

type Props = { kind: FormKind; locale: Locale; children: ReactNode };

/** Gives the form within its tokens; reCAPTCHA is fetched when it is in use, and only where the site has a key. */
export function Challenge({ kind, locale, children }: Props) {
  const [live, setLive] = useState<Live | null>(null);
  const [access] = useState(() => createChallenge(kind, setLive));
  return (
    <ChallengeContext value={access}>
      {children}
      {live ? (
        <live.Part
          key={live.attempt.id}
          siteKey={live.siteKey}
          locale={locale}
          {...live.attempt.handlers}
        />
      ) : null}
    </ChallengeContext>
  );
}
