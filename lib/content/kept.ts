import { createHash } from 'node:crypto';
import path from 'node:path';
import { listBuilds } from '@/lib/builds/folders';
import { getDistFolder, getEnv, isBuilding } from '@/lib/env';
import { getRedisLink } from '@/lib/redis';
import { createAnswers } from '@/lib/answers/answers';
import { createFileAnswers } from '@/lib/answers/file-answers';
import { createRedisAnswers } from '@/lib/answers/redis-answers';

const DATA_FOLDER = path.join('.data', 'content');
/** Within the folder of a build. */
const ANSWERS_FOLDER = 'content';

/** A name for what the settings read, so that no other repository or release is taken for it. */
export function getContentScope(): string {
  const { PRISMIC_REPOSITORY = '', PRISMIC_ENDPOINT, PRISMIC_RELEASE, PRISMIC_REF } = getEnv();
  const rest = JSON.stringify([PRISMIC_ENDPOINT, PRISMIC_RELEASE, PRISMIC_REF]);
  return `${PRISMIC_REPOSITORY}-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}`;
}

/** What a server keeps, over restarts and deployments. */
export const getDataFolder = () => path.resolve(DATA_FOLDER, getContentScope());
/** The answers that a build was made from. */
const getAnswersFolder = (build: string) => path.resolve(build, ANSWERS_FOLDER, getContentScope());

export const getBuiltFolder = () => getAnswersFolder(getDistFolder());

/** Every folder below `root` that may hold answers: what servers kept, then each build, the newest first. */
export const listAnswerFolders = (root: string): string[] => [
  getDataFolder(),
  ...listBuilds(root).map(({ folder }) => getAnswersFolder(folder)),
];

/** Answers on the disk, and in Redis where several instances share one. */
export function createKeptAnswers() {
  const [built, data] = [getBuiltFolder(), getDataFolder()];
  // A machine that only builds has no other answers than those of the build before.
  const [before] = isBuilding() ? listBuilds(process.cwd()) : [];
  const earlier = before ? [getAnswersFolder(before.folder)] : [];
  const files = createFileAnswers(isBuilding() ? [built, data, ...earlier] : [data, built]);
  const link = isBuilding() ? null : getRedisLink();
  const shared = link ? [createRedisAnswers(link, `content:${getContentScope()}:`)] : [];
  return { answers: createAnswers([...shared, files]), isShared: link !== null };
}
