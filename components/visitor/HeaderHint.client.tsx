'use client';

import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import s from './HeaderHint.module.scss';

type Props = {
  role: 'complementary' | 'status';
  label?: string;
  lang?: string;
  closeLabel: string;
  onClose?: () => void;
  children: ReactNode;
};

/** A line below the navigation that visitors can close. */
export function HeaderHint({ role, label, lang, closeLabel, onClose, children }: Props) {
  const [isClosed, setClosed] = useState(false);
  const header = document.querySelector('header');
  if (isClosed || !header) return null;
  return createPortal(
    <div role={role} aria-label={label} lang={lang} className={s.hint}>
      {children}
      <button
        type="button"
        className={s.close}
        aria-label={closeLabel}
        onClick={() => {
          setClosed(true);
          onClose?.();
        }}
      >
        <Icon name="close" size="small" />
      </button>
    </div>,
    header,
  );
}
