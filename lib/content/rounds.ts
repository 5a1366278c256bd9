import 'server-only';
import { randomUUID } from 'node:crypto';
import { getEnv } from '@/lib/env';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { findProcessWide, getProcessWide } from '@/lib/process-wide';
import { pruneFileAnswers } from '@/lib/answers/file-answers';
import { getErrorLine } from '@/lib/errors';
import { getTransport } from './client';
import { forgetAnnounced, readAnnounced, writeAnnounced } from './announced';
import { getDataFolder } from './kept';
import { createContentSync, type ContentSync } from './sync';

const HEADER = 'x-content-round';
/** After the start, so that the server is listening. */
const FIRST_DELAY_MS = 1000;

const getSecret = () => getProcessWide('content.round-secret', () => randomUUID());

/**
 * True for this server's own request to refresh pages. Only a request can mark pages, so the server sends one to
 * itself.
 */
export const isOwnRound = (headers: Headers): boolean => headers.get(HEADER) === getSecret();

/** Returns what keeps the pages in step with the repository; null with the embedded service. */
export function getContentSync(): ContentSync | null {
  const transport = getTransport();
  if (!transport) return null;
  const { PRISMIC_CHECK_MS: checkMs } = getEnv();
  return getProcessWide('content.sync', () =>
    createContentSync({ transport, checkMs, readAnnounced, writeAnnounced }),
  );
}

async function compare(sync: ContentSync): Promise<void> {
  try {
    if (!(await sync.hasChanged())) return;
    const response = await fetchFromOwnServer(
      '/api/revalidate/',
      { [HEADER]: getSecret() },
      'POST',
    );
    if (!response.ok) throw new Error(`status ${response.status}`);
  } catch (error) {
    console.error(`Content: cannot compare versions (${getErrorLine(error)}).`);
  }
}

type Rounds = { wake: () => void; stop: () => Promise<void> };

/** Starts comparing the version of the pages with the repository's. Returns a function that stops it. */
export function startContentRounds(): Rounds['stop'] {
  const sync = getContentSync();
  if (!sync) return async () => undefined;
  let timer: NodeJS.Timeout;
  const plan = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(turn, ms);
    timer.unref();
  };
  const turn = () => void compare(sync).finally(() => plan(sync.getDelay()));
  void pruneFileAnswers(getDataFolder());
  const wake = () => plan(sync.getDelay());
  const rounds = getProcessWide<Rounds>('content.rounds', () => ({
    wake,
    stop: async () => clearTimeout(timer),
  }));
  getTransport()?.outage.old.listen({
    onLate: wake,
    onOld: () => void forgetAnnounced().catch(() => undefined),
  });
  plan(FIRST_DELAY_MS);
  return rounds.stop;
}

/** Reschedules the next comparison, as after a webhook. */
export const wakeContentRounds = () => findProcessWide<Rounds>('content.rounds')?.wake();
