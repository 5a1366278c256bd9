'use client';

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormKind } from '@/lib/forms/kinds';
import type { Locale } from '@/lib/i18n/locales';
import type { Execute } from './Recaptcha.client';
import { beginForm } from './send.client';

/** Longest that a sending waits for the script to come, and then for the challenge to answer. */
const PATIENCE_MS = 10_000;
/** A script that has not come by then never will. */
const GIVE_UP_MS = 30_000;

const rejectLater = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA did not answer')), PATIENCE_MS);
  });

/** One try to have reCAPTCHA answer; `end` takes it off the page. */
type Attempt = {
  begunAt: number;
  isReady: boolean;
  ready: Promise<Execute>;
  failed: Promise<never>;
  end: () => void;
};

/**
 * The one attempt of the page: Google's script knows one widget, however many forms there are. Once it is ready it stays,
 * also after a soft navigation into another language: a form may leave while its token is on its way, and the script
 * cannot be loaded twice without trouble.
 */
let current: Attempt | null = null;

function finish(attempt: Attempt) {
  if (current !== attempt) return;
  current = null;
  attempt.end();
}

async function start(siteKey: string, locale: Locale): Promise<Attempt> {
  const { Recaptcha } = await import('./Recaptcha.client');
  if (current) return current;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  let setReady: (execute: Execute) => void = () => undefined;
  let onFail: () => void = () => undefined;
  const ready = new Promise<Execute>((resolve) => (setReady = resolve));
  const failed = new Promise<never>((_, reject) => {
    onFail = () => reject(new Error('reCAPTCHA failed'));
  });
  const end = () => {
    root.unmount();
    element.remove();
    // The library leaves it, and the next attempt would count as ready before its script has come.
    Reflect.deleteProperty(window, 'grecaptcha');
  };
  const attempt: Attempt = { begunAt: Date.now(), isReady: false, ready, failed, end };
  current = attempt;
  // It may fail while nobody waits.
  failed.catch(() => finish(attempt));
  const onReady = (execute: Execute) => {
    attempt.isReady = true;
    setReady(execute);
  };
  root.render(<Recaptcha {...{ siteKey, locale, onReady, onFail }} />);
  return attempt;
}

/** The attempt that a form goes by; null where the site does without reCAPTCHA. */
async function begin(kind: FormKind, locale: Locale): Promise<Attempt | null> {
  const { siteKey } = await beginForm(kind);
  if (!siteKey) return null;
  const isLate = current && !current.isReady && Date.now() - current.begunAt > GIVE_UP_MS;
  if (current && isLate) finish(current);
  return current ?? start(siteKey, locale);
}

async function getToken(kind: FormKind, locale: Locale, action: string): Promise<string> {
  const attempt = await begin(kind, locale);
  if (!attempt) return '';
  const execute = await Promise.race([attempt.ready, attempt.failed, rejectLater()]);
  try {
    const token = await Promise.race([execute(action), attempt.failed, rejectLater()]);
    if (!token) throw new Error('reCAPTCHA gave no token');
    return token;
  } catch (error) {
    // The next sending makes another attempt.
    finish(attempt);
    throw error;
  }
}

/** What gives a form its tokens. reCAPTCHA is fetched when the form is in use, and only where the site has a key. */
export function useCaptcha(kind: FormKind, locale: Locale) {
  const [access] = useState(() => ({
    /** Fetches the challenge for a form that is being used. Should it fail, sending tries again. */
    prepare: () => void begin(kind, locale).catch(() => undefined),
    /** Asks for the token of a sending; the text is empty where the site does without reCAPTCHA. */
    getToken: (action: string) => getToken(kind, locale, action),
  }));
  return access;
}
