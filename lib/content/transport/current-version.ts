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
  /** The ref of the version that the site shows. */
  pick: (info: RepositoryInfo) => string;
  /** What a version lacks that no page can do without; null when it has everything. */
  findLack: (ref: string) => Promise<string | null>;
  /** True for a version with a document that was published later than all of another. */
  isLater: (ref: string, other: string) => Promise<boolean>;
  answers: Answers;
  outage: Outage;
  /** How old the version may become before somebody who asks for it has it read again; for ever unless told. */
  maxAgeMs?: number;
  /** How long somebody waits for the first version where a store has one; for as long as it takes unless told. */
  waitMs?: number;
  /** True where other instances read new versions too, into the same store. */
  isShared?: boolean;
  now?: () => number;
  warn?: (line: string) => void;
};

const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * The version of the content that pages are made from. It changes only when the repository has answered and the new
 * version can carry the site; until then the one before it stays.
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

  /** True where another instance has read the version later, while this one made sure of its own. */
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
      // Another instance may have read the newest version from a server that does not lag behind.
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

  /** Asks for the newest version, once for all who ask; false when the service did not answer. */
  const check = (): Promise<boolean> =>
    (pending ??= read().finally(() => {
      pending = null;
    }));

  /** Goes on with the version of before the start, if the service takes long to name one. */
  async function findKeptLater(): Promise<void> {
    await sleep(Math.min(waitMs, MAX_TIMER_MS), undefined, { ref: false });
    if (!(await findKept())) await check();
  }

  return {
    check,

    isContested: acceptance.isContested,

    /** True for a version that this site has shown; any other ref is a preview's. */
    isOwn: shown.has,

    /** The version to read at now. @throws when there is none and the service does not answer */
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
