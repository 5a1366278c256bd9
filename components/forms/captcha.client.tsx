'use client';

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormKind } from '@/lib/forms/kinds';
import type { Locale } from '@/lib/i18n/locales';
import type { Execute } from './Recaptcha.client';
import { beginForm } from './send.client';

/** Longest time that a submission waits for the script to load, and then for the challenge to respond. */
const PATIENCE_MS = 10_000;
/** A script that has not loaded by then never will. */
const GIVE_UP_MS = 30_000;

const rejectLater = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA did not answer')), PATIENCE_MS);
  });

/** One attempt to start reCAPTCHA; `end` removes it from the page. */
type Attempt = {
  begunAt: number;
  isReady: boolean;
  ready: Promise<Execute>;
  failed: Promise<never>;
  end: () => void;
};

/**
 * The page's only attempt: Google's script supports one widget, however many forms there are. Once ready, it stays,
 * even after a soft navigation into another language: a form may disappear while its token is on its way, and loading
 * the script twice causes problems.
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
    // The library leaves it behind, and the next attempt would seem ready before its script has loaded.
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

/** Returns the attempt for a form; null if the site does not use reCAPTCHA. */
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
    // The next submission makes another attempt.
    finish(attempt);
    throw error;
  }
}

/** Provides a form with its tokens. reCAPTCHA is loaded when the form is used, and only if the site has a key. */
export function useCaptcha(kind: FormKind, locale: Locale) {
  const [access] = useState(() => ({
    /** Loads the challenge for a form in use. If it fails, the submission tries again. */
    prepare: () => void begin(kind, locale).catch(() => undefined),
    /** Requests the token for a submission; empty if the site does not use reCAPTCHA. */
    getToken: (action: string) => getToken(kind, locale, action),
  }));
  return access;
}
