'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { advanceTabs, showTyping, spin } from './motion.client';
import s from './LiveBlocks.module.scss';

type Pace = { id: string; pace: string; seconds: number | null; block: number | null };

type Props = {
  /** One per tab: block time in seconds, and the block number of its sample response. */
  paces: readonly Pace[];
  locale: Locale;
  labels: Messages['liveBlocks'];
};

const getReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** The row below the requests: the visible chain's block number, counted on at its own pace. */
export function LiveBlocks({ paces, locale, labels }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const ring = useRef<SVGSVGElement>(null);
  const [shown, setShown] = useState(paces[0]?.id);
  const [isAllowed, setIsAllowed] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [passed, setPassed] = useState(0);
  const { pace, seconds, block } = paces.find(({ id }) => id === shown) ?? {};
  const isRunning = isAllowed && !isPaused;

  useEffect(() => {
    const query = getReducedMotion();
    const update = () => setIsAllowed(!query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);

  useEffect(() => {
    const panel = row.current?.parentElement;
    if (!panel) return;
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      setShown(target.value);
      setPassed(0);
      if (!getReducedMotion().matches) showTyping(panel);
    };
    panel.addEventListener('change', follow);
    return () => panel.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const panel = row.current?.parentElement;
    return isRunning && panel ? advanceTabs(panel) : undefined;
  }, [isRunning]);

  useEffect(() => {
    if (!isRunning || !seconds) return;
    const stop = ring.current ? spin(ring.current, seconds) : null;
    const timer = setInterval(() => {
      if (!document.hidden) setPassed((count) => count + 1);
    }, seconds * 1000);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, [isRunning, seconds]);

  return (
    <div ref={row} className={s.row} data-markdown="omit">
      <svg
        ref={ring}
        viewBox="0 0 32 32"
        className={s.ring}
        data-turning={isRunning && seconds ? '' : undefined}
        aria-hidden="true"
      >
        <circle cx="16" cy="16" r="13" />
        <circle cx="16" cy="16" r="13" pathLength="1" />
      </svg>
      <p className={s.block}>
        {block ? (
          <b key={passed} className={classNames(passed > 0 && s.new)}>
            {formatNumber(block + passed, locale)}
          </b>
        ) : null}
        <span>{pace}</span>
      </p>
      <span className={s.note}>{labels.simulated}</span>
      <button
        type="button"
        className={classNames('needsScripts', s.pause)}
        aria-label={isPaused ? labels.resume : labels.pause}
        title={isPaused ? labels.resume : labels.pause}
        onClick={() => setIsPaused(!isPaused)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isPaused ? 'M4 2.500v11L13.500 8z' : 'M4 3h3v10H4zM9 3h3v10H9z'} />
        </svg>
      </button>
    </div>
  );
}
