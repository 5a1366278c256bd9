'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { recoverFromChunkError } from '@/lib/builds/reload';
import { PUBLIC_ENV } from '@/lib/env.public';
import type { Locale } from '@/lib/i18n/locales';
import type { VendorScripts } from '@/lib/vendors/scripts';

export type VisitorProps = { locale: Locale; scripts: VendorScripts; loadingLabel: string };

const load = () => import('./Visitor.client');

/**
 * Fetches, once the page works, what looks after the visitor's own state; the page needs none of it to be read.
 * A press on what is marked `data-act` before that is not lost.
 */
export function VisitorHost(props: VisitorProps) {
  const { scripts } = props;
  const [Visitor, setVisitor] = useState<ComponentType<VisitorProps> | null>(null);

  useEffect(() => {
    const recover = (error: unknown) => void recoverFromChunkError(error, PUBLIC_ENV.buildId);
    const act = ({ target }: MouseEvent) => {
      const marked = target instanceof Element && target.closest<HTMLElement>('[data-act]');
      const name = marked && marked.dataset.act;
      if (name) load().then(({ perform }) => perform(name, scripts), recover);
    };
    load().then((part) => setVisitor(() => part.Visitor), recover);
    const recoverFromEvent = ({ error }: ErrorEvent) => recover(error);
    document.addEventListener('click', act);
    window.addEventListener('error', recoverFromEvent);
    return () => {
      document.removeEventListener('click', act);
      window.removeEventListener('error', recoverFromEvent);
    };
  }, [scripts]);

  return Visitor ? <Visitor {...props} /> : null;
}
