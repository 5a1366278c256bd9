import type { RepositoryInfo } from './shapes';

/** Which content version the site shows; the published one unless a release is set. */
export type RefMode = {
  /** Label or id of a release. */
  release?: string | undefined;
  ref?: string | undefined;
};

/** The settings name a release that the repository does not have. */
export class UnknownReleaseError extends Error {
  override name = 'UnknownReleaseError';
}

/**
 * Returns the ref that the site reads at.
 * @throws {UnknownReleaseError} listing the existing releases
 */
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
