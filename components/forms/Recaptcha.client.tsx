'use client';

import { useEffect, useState } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import { LOCALES, type Locale } from '@/lib/i18n/locales';

export type Execute = (action: string) => Promise<string>;

type Handlers = { onReady: (execute: Execute) => void; onFail: () => void };
type Props = Handlers & { siteKey: string; locale: Locale };

/** Whether most readers live where Google's own host is blocked. */
const IS_GOOGLE_BLOCKED: Record<Locale, boolean> = { en: false, cn: true };
/** The script that the library loads, and the larger one that it loads in turn. */
const SCRIPTS =
  /^https:\/\/www\.(?:google\.com|gstatic\.com|gstatic\.cn|recaptcha\.net)\/recaptcha\//;
const SCRIPT = { id: 'recaptcha-script', async: true, defer: true };

/** Reports when the script has loaded or failed, which the library does not. */
function Watch({ onReady, onFail }: Handlers) {
  const { executeRecaptcha } = useGoogleReCaptcha();

  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);

  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && SCRIPTS.test(target.src)) onFail();
    };
    // A script's error event does not bubble.
    document.addEventListener('error', listen, true);
    return () => document.removeEventListener('error', listen, true);
  }, [onFail]);

  return null;
}

/** Loads reCAPTCHA v3; on Chinese pages, from a host that is reachable in mainland China. */
export function Recaptcha({ siteKey, locale, onReady, onFail }: Props) {
  const [badge, setBadge] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setBadge} />
      {badge ? (
        <GoogleReCaptchaProvider
          reCaptchaKey={siteKey}
          useRecaptchaNet={IS_GOOGLE_BLOCKED[locale]}
          language={LOCALES[locale].html}
          scriptProps={SCRIPT}
          container={{
            element: badge,
            parameters: {
              badge: 'bottomright',
              theme: 'light',
              errorCallback: onFail,
              expiredCallback: onFail,
            },
          }}
        >
          <Watch onReady={onReady} onFail={onFail} />
        </GoogleReCaptchaProvider>
      ) : null}
    </>
  );
}
