import { setTimeout as sleep } from 'node:timers/promises';
import type { Answers } from '@/lib/answers/answers';
import { createAcceptance } from './accept-version';
import { ContentFault } from './content-fault';
import { VERSION_KEY, createKeptVersion, type Version } from './kept-version';
import type { Outage } from './outage';
import { UnknownReleaseError } from './pick-ref';
import type { Sound } from './read-answer';
import type { RepositoryInfo } from './shapes';
import { createShownVersions } from './shown-versions';

type Options = {
  readRepository: () => Promise<Sound<RepositoryInfo>>;
  /** Picks the ref of the version that the site shows. */
  pick: (info: RepositoryInfo) => string;
  /** Returns what essential content a version lacks; null if it is complete. */
  findLack: (ref: string) => Promise<string | null>;
  /** True if a version has a document published later than every document of the other. */
  isLater: (ref: string, other: string) => Promise<boolean>;
  answers: Answers;
  outage: Outage;
  /** How old the version may become before the next use reads it again; unlimited by default. */
  maxAgeMs?: number;
  /** How long the first use waits for the service if a store has a version; unlimited by default. */
  waitMs?: number;
  /** True if other instances also read new versions, into the same store. */
  isShared?: boolean;
  now?: () => number;
  warn?: (line: string) => void;
};

const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Keeps the content version that pages are made from. It changes only once the repository has responded and the new
 * version is complete; until then, the previous one stays.
 */
export function createCurrentVersion(options: Options) {
  const { readRepository, pick, findLack, isLater, answers, outage, now = Date.now } = options;
  const { warn = console.warn, maxAgeMs = Infinity, waitMs = Infinity, isShared = false } = options;
  const shown = createShownVersions({ answers, now });
  const findNewer = createKeptVersion({ answers, shown });
  const acceptance = createAcceptance({ findLack, isLater, shown, outage, warn });
  let version: Version | null = null;
  let pending: Promise<boolean> | null = null;

  function adopt(next: Version): Version {
    shown.note(next.ref, next.readAt, version?.ref);
    version = next;
    return next;
  }

  async function findKept(): Promise<Version | null> {
    const newer = await findNewer(version);
    return newer ? adopt(newer) : version;
  }

  /** True if another instance has read the version later, while this one was still verifying its own. */
  async function isOvertaken(readAt: number): Promise<boolean> {
    const known = isShared ? await findKept() : null;
    // A time in the future comes from a clock that runs ahead.
    return known !== null && known.readAt > readAt && known.readAt <= now();
  }

  async function read(): Promise<boolean> {
    try {
      const { text, value } = await readRepository();
      const readAt = now();
      const ref = pick(value);
      // Another instance may have read the newest version from an up-to-date server.
      const known = isShared || !version ? await findKept() : version;
      if ((await acceptance.isAccepted(ref, version, known)) && !(await isOvertaken(readAt))) {
        await answers.keep(VERSION_KEY, adopt({ ref, text, readAt }));
        await shown.keep();
      }
      outage.end();
      return true;
    } catch (error) {
      const isGone = error instanceof UnknownReleaseError;
      if (!isGone && !(error instanceof ContentFault)) throw error;
      if (!isGone) outage.begin(error.message);
      if (!(version ?? (await findKept()))) throw error;
      // A release is gone once it is published.
      if (isGone) acceptance.refuse(error.message, error.message);
      return isGone;
    }
  }

  /** Asks for the newest version, once for all concurrent callers; false if the service did not respond. */
  const check = (): Promise<boolean> =>
    (pending ??= read().finally(() => {
      pending = null;
    }));

  /** Continues with the version from before the restart if the service is slow to name one. */
  async function findKeptLater(): Promise<void> {
    await sleep(Math.min(waitMs, MAX_TIMER_MS), undefined, { ref: false });
    if (!(await findKept())) await check();
  }

  return {
    check,

    isContested: acceptance.isContested,

    /** True for a version that this site has shown; any other ref is a preview's. */
    isOwn: shown.has,

    /** Returns the version to read at. @throws if there is none and the service does not respond */
    async get(): Promise<Version> {
      if (isShared) await findKept();
      if (!version) await Promise.race([check(), findKeptLater()]);
      else if (now() - version.readAt > maxAgeMs) await check();
      if (!version) throw new ContentFault('the repository has not answered yet');
      return version;
    },
  };
}

export type CurrentVersion = ReturnType<typeof createCurrentVersion>;
