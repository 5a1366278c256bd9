import { createHmac, timingSafeEqual } from 'node:crypto';

type Preview = { name: string; expiresAt: number };
type Signing = { repository: string; secret: string };

const TOKEN = /^https:\/\/([\w-]+)\.prismic\.io\/previews\/([\w.-]+)~(\d+)~([\w-]+)\?/;

const sign = ({ name, expiresAt }: Preview, { repository, secret }: Signing) =>
  createHmac('sha256', secret).update(`${repository}~${name}~${expiresAt}`).digest('base64url');

/**
 * Creates a token that previews a release until `expiresAt` (milliseconds since 1970); a URL, like Prismic's. It takes
 * the secret to create one, because a preview bypasses the page cache.
 */
export function createPreviewToken(preview: Preview, signing: Signing): string {
  const { name, expiresAt } = preview;
  const session = `${name}~${expiresAt}~${sign(preview, signing)}`;
  return `https://${signing.repository}.prismic.io/previews/${session}?websitePreviewId=${name}`;
}

/** Reads the name of the release from a token without verifying it; null for any other token. */
export const readPreviewName = (token: string): string | null => TOKEN.exec(token)?.[2] ?? null;

/** Verifies a token and returns what it previews; null if it was not created with this secret. */
export function readPreviewToken(token: string, signing: Signing): Preview | null {
  const [, repository, name = '', expires = '', given = ''] = TOKEN.exec(token) ?? [];
  if (repository !== signing.repository) return null;
  const preview = { name, expiresAt: Number(expires) };
  const wanted = Buffer.from(sign(preview, signing));
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted) ? preview : null;
}
