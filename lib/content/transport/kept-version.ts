import { toAnswerKey, type Answers } from '@/lib/answers/answers';
import { toRepositoryInfo } from './shapes';
import type { createShownVersions } from './shown-versions';

/** A version of the content: its ref, the repository's answer that named it, and when that came. */
export type Version = { ref: string; text: string; readAt: number };

/** Where a store keeps the version. */
export const VERSION_KEY = toAnswerKey('repository');

type Options = {
  answers: Answers;
  shown: Pick<ReturnType<typeof createShownVersions>, 'isPast' | 'load'>;
};

/** Finds the version that another process, or this one before a restart, has read later than the one that is shown. */
export const createKeptVersion = ({ answers, shown }: Options) =>
  async function findNewer(version: Version | null): Promise<Version | null> {
    const kept = await answers.find(VERSION_KEY, undefined);
    if (!kept || kept.readAt <= (version?.readAt ?? 0)) return null;
    if (kept.ref !== version?.ref) await shown.load();
    const isSound = toRepositoryInfo(JSON.parse(kept.text)) !== undefined;
    return isSound && !shown.isPast(kept.ref, version) ? kept : null;
  };
