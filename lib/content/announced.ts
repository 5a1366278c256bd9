import { toAnswerKey } from '@/lib/answers/answers';
import { createFileAnswers } from '@/lib/answers/file-answers';
import { getBuildId } from '@/lib/env';
import { getRedisLink } from '@/lib/redis';
import { getBuiltFolder, getContentScope } from './kept';
import { VERSION_KEY } from './transport/kept-version';

const SECONDS = 90 * 24 * 60 * 60;

/** Where a build's folder says that its pages are of no version. */
const FORGOTTEN_KEY = toAnswerKey('announced version');

const getRedisKey = () => `content:${getContentScope()}:announced:${getBuildId()}`;

/** The version that the stored pages were last made from, at first the build's; null where they are of no version. */
export async function readAnnounced(): Promise<string | null> {
  const reply = await getRedisLink()?.run((client) => client.get(getRedisKey()));
  // An empty one says so too.
  if (reply !== null && reply !== undefined) return String(reply) || null;
  const built = createFileAnswers([getBuiltFolder()]);
  if (await built.get(FORGOTTEN_KEY)) return null;
  return (await built.get(VERSION_KEY))?.ref ?? null;
}

/** Tells other instances which version the pages are made from now. */
export async function writeAnnounced(ref: string): Promise<void> {
  await getRedisLink()?.write((client) =>
    client.set(getRedisKey(), ref, { expiration: { type: 'EX', value: SECONDS } }),
  );
}

/**
 * Says that pages were made from old answers, in case this process ends before they are made again: the next one to
 * start does it. Without Redis that holds for as long as the build does, since what is marked ends with the process.
 */
export async function forgetAnnounced(): Promise<void> {
  if (getRedisLink()) return writeAnnounced('');
  const built = createFileAnswers([getBuiltFolder()]);
  if (await built.get(FORGOTTEN_KEY)) return;
  await built.set(FORGOTTEN_KEY, { ref: '', text: '{}', readAt: Date.now() });
}
