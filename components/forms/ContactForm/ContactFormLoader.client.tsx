'use client';

import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { ChainOption } from '../ChainPicker/ChainPicker.client';
import { loadFormMessages } from '../load-messages.client';
import { useNearness } from '../in-view.client';
import type { LiveContactFormProps } from './LiveContactForm.client';

type Props = {
  children: ReactNode;
  locale: Locale;
  chains: readonly ChainOption[];
  messenger: string | null;
};

type Live = {
  Form: ComponentType<LiveContactFormProps>;
  given: Pick<LiveContactFormProps, 'messages' | 'held'>;
};

/** Shows the plain form until the interactive one has loaded, which continues with what was typed meanwhile. */
export function ContactFormLoader({ children, ...props }: Props) {
  const [live, setLive] = useState<Live | null>(null);
  const isComposing = useRef(false);

  const load = async (root: HTMLElement) => {
    try {
      const [{ LiveContactForm: Form, readHeld, whenComposed }, messages] = await Promise.all([
        import('./LiveContactForm.client'),
        loadFormMessages(props.locale),
      ]);
      await whenComposed(root, isComposing.current);
      setLive({ Form, given: { messages, held: readHeld(root) } });
    } catch {
      // The plain form stays, and works.
    }
  };
  const ref = useNearness<HTMLDivElement>((root) => void load(root));

  return (
    <div
      ref={ref}
      data-live={live ? '' : undefined}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
    >
      {live ? <live.Form {...props} {...live.given} /> : children}
    </div>
  );
}
