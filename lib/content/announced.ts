import { toAnswerKey } from '@/lib/answers/answers';
import { createFileAnswers } from '@/lib/answers/file-answers';
import { getBuildId } from '@/lib/env';
import { getRedisLink } from '@/lib/redis';
import { getBuiltFolder, getContentScope } from './kept';
import { VERSION_KEY } from './transport/kept-version';

const SECONDS = 90 * 24 * 60 * 60;

/** The key in a build's folder that says its pages match no version. */
const FORGOTTEN_KEY = toAnswerKey('announced version');

const getRedisKey = () => `content:${getContentScope()}:announced:${getBuildId()}`;

/**
 * Reads the version that the stored pages were last made from, initially the build's; null if they match no version.
 */
export async function readAnnounced(): Promise<string | null> {
  const reply = await getRedisLink()?.run((client) => client.get(getRedisKey()));
  // An empty reply means that too.
  if (reply !== null && reply !== undefined) return String(reply) || null;
  const built = createFileAnswers([getBuiltFolder()]);
  if (await built.get(FORGOTTEN_KEY)) return null;
  return (await built.get(VERSION_KEY))?.ref ?? null;
}

/** Tells other instances which version pages are made from now. */
export async function writeAnnounced(ref: string): Promise<void> {
  await getRedisLink()?.write((client) =>
    client.set(getRedisKey(), ref, { expiration: { type: 'EX', value: SECONDS } }),
  );
}

/**
 * Records that pages were made from old answers, in case this process ends before they are rendered again: the next
 * process does it. Without Redis, the record lasts as long as the build, because marks on pages end with the process.
 */
export async function forgetAnnounced(): Promise<void> {
  if (getRedisLink()) return writeAnnounced('');
  const built = createFileAnswers([getBuiltFolder()]);
  if (await built.get(FORGOTTEN_KEY)) return;
  await built.set(FORGOTTEN_KEY, { ref: '', text: '{}', readAt: Date.now() });
}
