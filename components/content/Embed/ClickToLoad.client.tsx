'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import s from './index.module.scss';

type Props = { src: string; href: string; title: string; action: string };

/** Asks before it reveals the visitor's address to another host. */
export function ClickToLoad({ src, href, title, action }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe
        src={src}
        title={title}
        className={s.frame}
        allow="fullscreen; picture-in-picture"
        // Without the page's origin, YouTube refuses to play.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={s.frame}>
      <p>{title}</p>
      <Button variant="secondary" onClick={() => setLoaded(true)}>
        {action}
      </Button>
      <noscript>
        <a href={href}>{title}</a>
      </noscript>
    </div>
  );
}
