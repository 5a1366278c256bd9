import { createHash } from 'node:crypto';
import path from 'node:path';
import { getRepositoryEndpoint } from '@prismicio/client';
import { z } from 'zod';
import { listBuilds } from '@/lib/builds/folders';
import { getDistFolder, getEnv, isBuilding, type Env } from '@/lib/env';

/** The response of the repository's root URL, limited to what this site reads. */
export const repositorySchema = z.looseObject({
  refs: z.array(
    z.object({
      id: z.string(),
      ref: z.string().min(1),
      label: z.string(),
      isMasterRef: z.boolean().default(false),
    }),
  ),
});

type Repository = z.output<typeof repositorySchema>;

type Settings = Pick<Env, 'PRISMIC_RELEASE' | 'PRISMIC_REF'>;

/** The settings name a release that the repository does not have. */
export class UnknownReleaseError extends Error {
  override name = 'UnknownReleaseError';
}

/**
 * Returns the ref that the site reads at: the published one unless the settings name a release or ref.
 * @throws {UnknownReleaseError} listing the existing releases
 */
export function pickRef({ refs }: Pick<Repository, 'refs'>, settings: Settings): string {
  const { PRISMIC_RELEASE: release, PRISMIC_REF: ref } = settings;
  if (ref) return ref;
  if (!release) return refs.find(({ isMasterRef }) => isMasterRef)?.ref ?? '';
  const releases = refs.filter(({ isMasterRef }) => !isMasterRef);
  const found =
    releases.find(({ id }) => id === release) ?? releases.find(({ label }) => label === release);
  if (found) return found.ref;
  const known = releases.map(({ id, label }) => `"${label}" (${id})`).join(', ') || 'none';
  throw new UnknownReleaseError(
    `PRISMIC_RELEASE: the repository has no release "${release}". Its releases: ${known}.`,
  );
}

/** Returns the URL of the repository's Content API; null with the embedded service. */
export const getEndpoint = ({ PRISMIC_REPOSITORY, PRISMIC_ENDPOINT }: Env): string | null =>
  PRISMIC_REPOSITORY ? (PRISMIC_ENDPOINT ?? getRepositoryEndpoint(PRISMIC_REPOSITORY)) : null;

/** Names the content settings, so that the responses of another repository or release are never mistaken for these. */
export function getContentScope(): string {
  const { PRISMIC_REPOSITORY = '', PRISMIC_ENDPOINT, PRISMIC_RELEASE, PRISMIC_REF } = getEnv();
  const rest = JSON.stringify([PRISMIC_ENDPOINT, PRISMIC_RELEASE, PRISMIC_REF]);
  return `${PRISMIC_REPOSITORY}-${createHash('sha256').update(rest).digest('hex').slice(0, 8)}`;
}

/** Returns the server's data folder, which survives restarts and deployments. */
export const getDataFolder = () => path.resolve('.data', 'content', getContentScope());
const getBuiltFolder = (build: string) => path.resolve(build, 'content', getContentScope());

/** Lists every folder below `root` that may hold responses: the server's own, then each build's, newest first. */
export const listResponseFolders = (root: string): string[] => [
  getDataFolder(),
  ...listBuilds(root).map(({ folder }) => getBuiltFolder(folder)),
];

/**
 * Returns the folders for this process, which writes to the first. A build carries the responses it was made from, so
 * that a new machine can serve while the content service is down.
 */
export function getResponseFolders(): [string, ...string[]] {
  const [built, data] = [getBuiltFolder(getDistFolder()), getDataFolder()];
  if (!isBuilding()) return [data, built];
  const [previous] = listBuilds(process.cwd());
  return [built, data, ...(previous ? [getBuiltFolder(previous.folder)] : [])];
}
