'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CopyButton } from '@/components/ui/CodePanel/CopyButton.client';
import { classNames } from '@/components/ui/class-names';
import s from './SectionBar.module.scss';

type Props = {
  label: string;
  sections: readonly { id: string; title: string }[];
  /** The chain, which the bar names while the head is out of sight. */
  mark: ReactNode;
  name: string;
  status: string;
  /** The URL to copy; null for a chain that accepts no requests, and if endpoints have no common host. */
  endpoint: { host: string; url: string } | null;
  labels: Record<'copy' | 'copied' | 'copyFailed', string>;
};

/** A section is current from here, in pixels below the bar, until the next one is. */
const LINE = 40;

/** Returns the section at the line; the last one at the end of the page, which it may be too short to reach. */
function findCurrent(ids: readonly string[], line: number): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.innerHeight + window.scrollY >= scrollHeight - 4) return ids.at(-1);
  const getTop = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
  return ids.findLast((id) => (getTop(id) ?? Infinity) <= line) ?? ids[0];
}

/** Links to the page's sections, marks the current one, and stays below the navigation. */
export function SectionBar({ label, sections, mark, name, status, endpoint, labels }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const [{ current, isStuck }, setPlace] = useState<{ current?: string; isStuck: boolean }>({
    isStuck: false,
  });

  useEffect(() => {
    const ids = sections.map(({ id }) => id);
    let frame = 0;
    const look = () => {
      frame = 0;
      const box = bar.current?.getBoundingClientRect();
      const stop = parseFloat(bar.current ? getComputedStyle(bar.current).top : '0');
      if (box) setPlace({ current: findCurrent(ids, box.bottom + LINE), isStuck: box.top <= stop });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [sections]);

  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Sideways only: the page itself must not move.
    link?.parentElement?.scrollTo({ left: link.offsetLeft - 40 });
  }, [current]);

  return (
    <div ref={bar} className={s.bar} data-markdown="omit">
      <div className={s.inside}>
        <span className={classNames(s.chain, isStuck && s.shown)} aria-hidden="true">
          {mark}
          <b>{name}</b>
          <i data-status={status} />
        </span>
        <nav aria-label={label} className={s.sections}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        {endpoint ? (
          <span className={s.endpoint}>
            <code>{endpoint.host}</code>
            <CopyButton text={endpoint.url} labels={labels} isInline />
          </span>
        ) : null}
      </div>
    </div>
  );
}
