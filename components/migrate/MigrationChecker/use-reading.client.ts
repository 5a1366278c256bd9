'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Ours } from '@/lib/migrate/types';
import type { Engine, Reading } from './types';

/** Longer than any configuration; longer texts would have to be read in parts. */
export const MAX_CHARS = 4_000_000;
/** How many characters are checked before the page can respond. */
const SLICE = 50_000;

export type Status = 'idle' | 'reading' | 'done' | 'too-long' | 'failed';

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Checks texts in slices with code loaded on demand; a newer text cancels the check of an older one. */
export function useReading(ours: Ours) {
  const [status, setStatus] = useState<Status>('idle');
  const [reading, setReading] = useState<Reading | null>(null);
  const loading = useRef<Promise<Engine> | null>(null);
  const latest = useRef(0);

  useEffect(() => () => void latest.current++, []);

  const load = useCallback(() => {
    loading.current ??= import('@/lib/migrate/engine').catch((error: unknown) => {
      // The next attempt loads it again.
      loading.current = null;
      throw error;
    });
    return loading.current;
  }, []);

  const read = useCallback(
    async (text: string) => {
      const turn = ++latest.current;
      const isOver = () => turn !== latest.current;
      if (text.trim() === '' || text.length > MAX_CHARS) {
        setReading(null);
        setStatus(text.length > MAX_CHARS ? 'too-long' : 'idle');
        return;
      }
      setStatus('reading');
      try {
        const engine = await load();
        const check = engine.startCheck(text, ours);
        while (!isOver() && engine.checkOn(check, SLICE)) await pause();
        if (isOver()) return;
        setReading({ id: turn, text, findings: check.findings, engine });
        setStatus('done');
      } catch {
        if (!isOver()) setStatus('failed');
      }
    },
    [load, ours],
  );
  /** Returns a sample configuration; null if the code could not be loaded. */
  const getSample = async () => {
    try {
      return (await load()).SAMPLE;
    } catch {
      setStatus('failed');
      return null;
    }
  };
  return { status, reading, load, read, getSample };
}
