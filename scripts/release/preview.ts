import { createPreviewToken } from '../../embedded/content/preview-tokens';
import type { Changes } from '../../embedded/content/unpublished';

const DAY_MS = 86_400_000;

type Options = { siteUrl: string; repository: string; secret: string; now?: number };

/** Returns URLs that show each document of a release on the running site, for a day, to anyone who has them. */
export function getPreviewLinks({ name, files }: Changes, options: Options): string[] {
  const { siteUrl, repository, secret, now = Date.now() } = options;
  const token = createPreviewToken({ name, expiresAt: now + DAY_MS }, { repository, secret });
  return files.map(({ document }) => {
    const query = new URLSearchParams({ token, documentId: document.id });
    return new URL(`/preview/?${query}`, siteUrl).href;
  });
}
