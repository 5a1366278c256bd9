import type { RepositoryInfo } from './shapes';

/** Which version of the content the site shows; what is published unless one of them is set. */
export type RefMode = {
  /** Label or id of a release. */
  release?: string | undefined;
  ref?: string | undefined;
};

/** The settings name a release that the repository does not have. */
export class UnknownReleaseError extends Error {
  override name = 'UnknownReleaseError';
}

/** The ref that the site reads at. @throws {UnknownReleaseError} naming the releases that there are */
export function pickRef({ refs }: Pick<RepositoryInfo, 'refs'>, { release, ref }: RefMode): string {
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
