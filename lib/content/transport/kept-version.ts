import { toAnswerKey, type Answers } from '@/lib/answers/answers';
import { toRepositoryInfo } from './shapes';
import type { createShownVersions } from './shown-versions';

/** A content version: its ref, the repository's response that named it, and when that was read. */
export type Version = { ref: string; text: string; readAt: number };

/** The key that the version is stored under. */
export const VERSION_KEY = toAnswerKey('repository');

type Options = {
  answers: Answers;
  shown: Pick<ReturnType<typeof createShownVersions>, 'isPast' | 'load'>;
};

/** Finds a version that another process, or this one before a restart, read later than the current one. */
export const createKeptVersion = ({ answers, shown }: Options) =>
  async function findNewer(version: Version | null): Promise<Version | null> {
    const kept = await answers.find(VERSION_KEY, undefined);
    if (!kept || kept.readAt <= (version?.readAt ?? 0)) return null;
    if (kept.ref !== version?.ref) await shown.load();
    const isSound = toRepositoryInfo(JSON.parse(kept.text)) !== undefined;
    return isSound && !shown.isPast(kept.ref, version) ? kept : null;
  };
