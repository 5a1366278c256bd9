import { readFileSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ContentError } from '../../embedded/content/types';
import { loadDocuments } from '../../embedded/content/load';
import { placeDocuments } from '../../embedded/content/place-files';
import { PUBLICATION_FILE } from '../../embedded/content/published';
import { createPreviewToken } from '../../embedded/content/preview-tokens';
import type { Changes } from '../../embedded/content/releases';
import { DAY_MS } from '../../lib/utc-day';
import { replaceFile } from '../replace-file';

type LinkOptions = {
  /** Where the site runs. */
  siteUrl: string;
  repository: string;
  secret: string;
  now?: number;
};

/** Returns lines with a document, its language and a URL. They show each document of a release on the running site, for a day, to anyone who has them. */
export function getPreviewLinks({ name, files }: Changes, options: LinkOptions): string[] {
  const { siteUrl, repository, secret, now = Date.now() } = options;
  const token = createPreviewToken({ name, expiresAt: now + DAY_MS }, { repository, secret });
  return files.map(({ document: { id, type, uid, lang } }) => {
    const query = new URLSearchParams({ token, documentId: id });
    const name = [type, uid, lang].filter(Boolean).join(' ');
    return `${name}: ${new URL(`/preview/?${query}`, siteUrl).href}`;
  });
}

/** Formats a time as documents store it. */
const toTimestamp = (date: Date) => `${date.toISOString().slice(0, 19)}+0000`;

/** Moves a release's documents to the published ones; returns their files, relative to the root. */
export function publishChanges(root: string, { files }: Changes, now = new Date()): string[] {
  const names = new Map(files.map(({ document, file }) => [document.id, path.basename(file)]));
  const placed = placeDocuments(
    files.map(({ document }) => document),
    loadDocuments(root),
    ({ id, lang }) => names.get(id)?.replace(`.${lang}.json`, '') ?? id,
  );
  for (const { document, file } of placed.files) {
    const text = JSON.stringify({ ...document, last_publication_date: toTimestamp(now) }, null, 2);
    replaceFile(path.join(root, file), `${text}\n`);
  }
  for (const file of placed.left) rmSync(path.join(root, file));
  replaceFile(path.join(root, PUBLICATION_FILE), `${toTimestamp(now)}\n`);
  return placed.files.map(({ file }) => file);
}

/** Deletes a folder with its subfolders, unless one of them contains a file. */
function removeEmpty(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Deletes the files of a published release, except for those written since it was read.
 * @throws {ContentError} if they cannot be removed
 */
export function removeChanges(root: string, { folder, files }: Changes): void {
  try {
    for (const { document, file } of files) {
      const target = path.join(root, file);
      const now: unknown = JSON.parse(readFileSync(target, 'utf8'));
      if (isDeepStrictEqual(now, document)) rmSync(target);
    }
    removeEmpty(path.join(root, folder));
  } catch (error) {
    throw new ContentError(`Delete ${folder} by hand, it cannot be removed: ${String(error)}`);
  }
}

const ANNOUNCE_TIMEOUT_MS = 10_000;

/** Tells a running server about a publication; false if nothing listens on this port. */
export async function announce(port: number, secret: string): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/revalidate/`, {
      method: 'POST',
      signal: AbortSignal.timeout(ANNOUNCE_TIMEOUT_MS),
      body: JSON.stringify({ type: 'api-update', secret }),
    });
    return response.ok;
  } catch {
    return false;
  }
}
