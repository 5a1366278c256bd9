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

/** Returns a name for the content settings, so that another repository or release is never mistaken for this one. */
export function getContentScope(): string {
  const { PRISMIC_REPOSITORY = '', PRISMIC_ENDPOINT, PRISMIC_RELEASE, PRISMIC_REF } = getEnv();
  const rest = JSON.stringify([PRISMIC_ENDPOINT, PRISMIC_RELEASE, PRISMIC_REF]);
  return `${PRISMIC_REPOSITORY}-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}`;
}

/** Returns the server's data folder, which survives restarts and deployments. */
export const getDataFolder = () => path.resolve(DATA_FOLDER, getContentScope());
/** Returns the folder of answers that a build was made from. */
const getAnswersFolder = (build: string) => path.resolve(build, ANSWERS_FOLDER, getContentScope());

export const getBuiltFolder = () => getAnswersFolder(getDistFolder());

/** Lists every folder below `root` that may hold answers: the server's own, then each build's, newest first. */
export const listAnswerFolders = (root: string): string[] => [
  getDataFolder(),
  ...listBuilds(root).map(({ folder }) => getAnswersFolder(folder)),
];

/** Creates the store of answers: on disk, and in Redis if several instances share one. */
export function createKeptAnswers() {
  const [built, data] = [getBuiltFolder(), getDataFolder()];
  // A machine that only builds has no answers other than the previous build's.
  const [before] = isBuilding() ? listBuilds(process.cwd()) : [];
  const earlier = before ? [getAnswersFolder(before.folder)] : [];
  const files = createFileAnswers(isBuilding() ? [built, data, ...earlier] : [data, built]);
  const link = isBuilding() ? null : getRedisLink();
  const shared = link ? [createRedisAnswers(link, `content:${getContentScope()}:`)] : [];
  return { answers: createAnswers([...shared, files]), isShared: link !== null };
}
