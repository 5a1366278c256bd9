'use client';

import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { Locale } from '@/lib/i18n/locales';

type GetToken = (action: string) => Promise<string>;
type Execute = (action?: string) => Promise<string>;

const PATIENCE_MS = 10_000;
const TokenContext = createContext<GetToken>(async () => '');

/** Asks for the token of a sending; the text is empty where the site does without reCAPTCHA. */
export const useToken = () => useContext(TokenContext);

/** Lets a sending wait for the script for some time, and rejects it after that. */
function Bridge({ children }: { children: ReactNode }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  const ready = useRef<Execute | undefined>(undefined);
  const waiting = useRef<((execute: Execute) => void)[]>([]);

  useEffect(() => {
    ready.current = executeRecaptcha;
    if (!executeRecaptcha) return;
    waiting.current.splice(0).forEach((resolve) => resolve(executeRecaptcha));
  }, [executeRecaptcha]);

  const getToken = useMemo<GetToken>(
    () => async (action) => {
      const execute =
        ready.current ??
        (await new Promise<Execute>((resolve, reject) => {
          waiting.current.push(resolve);
          setTimeout(() => reject(new Error('reCAPTCHA did not load')), PATIENCE_MS);
        }));
      return execute(action);
    },
    [],
  );

  return <TokenContext value={getToken}>{children}</TokenContext>;
}

type Props = { siteKey: string | undefined; locale: Locale; children: ReactNode };

/** Loads reCAPTCHA around a form that is in use; from a host that mainland China reaches on Chinese pages. */
export function Challenge({ siteKey, locale, children }: Props) {
  if (!siteKey) return children;
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} useRecaptchaNet={locale === 'cn'}>
      <Bridge>{children}</Bridge>
    </GoogleReCaptchaProvider>
  );
}
