'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import type { FormMessages } from '@/lib/i18n/form-messages';
import { localizePath, splitLocale } from '@/lib/site/paths';
import s from './SharePanel.module.scss';

/** Partners share the product rather than the page about their program. */
const PROGRAM_PATH = '/affiliate-program/';

/** The URL with its query, which holds the state of a comparison or list; the hash opened this dialog. */
const getLink = () => {
  const { origin, pathname, search } = window.location;
  const { locale, path } = splitLocale(pathname);
  return origin + (path === PROGRAM_PATH ? localizePath('/', locale) : pathname + search);
};
const hasShareSheet = () => typeof navigator.share === 'function';

/** The page's URL, to copy or pass to the device's share sheet. */
export function SharePanel({ messages }: { messages: FormMessages }) {
  const { copy, copied, shareNative } = messages.actions;
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const link = getLink();

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // Some browsers forbid it: the link is selected, so that the reader can copy it.
      field.current?.select();
    }
  };
  // It rejects if the visitor closes the sheet without sharing.
  const share = () => navigator.share({ title: document.title, url: link }).catch(() => undefined);

  return (
    <div className={s.panel}>
      <TextField
        label={messages.share.link}
        ref={field}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className={s.actions}>
        <Button onClick={() => void copyLink()}>{isCopied ? copied : copy}</Button>
        {hasShareSheet() ? (
          <Button variant="secondary" onClick={() => void share()}>
            {shareNative}
          </Button>
        ) : null}
        <span role="status" className="visuallyHidden">
          {isCopied ? copied : null}
        </span>
      </div>
    </div>
  );
}
