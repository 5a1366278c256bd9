import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createMigration, type WriteClient } from '@prismicio/client';
import type { StoredDocument } from '../../embedded/content/types';
import { toHash, type IdMap } from './id-map';
import { listImages } from './convert';

/** Pictures by file extension; any other file could be a program on the site's own origin. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
};

const FILES_FOLDER = 'img/cms';
const LIBRARY_HOST = /(^|\.)prismic\.io$/;
/** The limit of file systems, minus room for the hash. */
const MAX_NAME_CHARS = 100;

/** True for the URL of one of this site's pictures, as documents refer to it. */
export const isSitePicture = (url: string): boolean =>
  /^\/img\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(url) &&
  Object.hasOwn(PICTURE_TYPES, path.extname(url).toLowerCase());

/**
 * Returns where to store a picture from the media library that the folder lacks.
 * @throws if it is not a picture, or not from one of Prismic's media libraries
 */
export function toPictureFile(url: string): string {
  const { protocol, hostname, pathname } = new URL(url);
  const ending = path.extname(pathname).toLowerCase();
  if (protocol !== 'https:' || !LIBRARY_HOST.test(hostname)) {
    throw new Error(`Prismic doesn't host this picture of the repository: ${url}`);
  }
  if (!Object.hasOwn(PICTURE_TYPES, ending)) {
    throw new Error(`This file of the repository isn't a picture: ${url}`);
  }
  const name = path
    .basename(pathname, path.extname(pathname))
    .replace(/%[\da-f]{2}|[^\w-]/gi, '-')
    .replace(/-{2,}/g, '-')
    .slice(0, MAX_NAME_CHARS);
  return `/${FILES_FOLDER}/${toHash(url).slice(0, 8)}-${name}${ending}`;
}

const SCREENSHOT = /^screenshot-(.+)\.png$/;

/** Returns the path of a variation's screenshot, relative to the project's folder. */
export const getScreenshot = (slice: string, variation: string) =>
  `slices/${slice}/screenshot-${variation}.png`;

/** Returns the file of an image by its URL in documents. */
export const getPublicFile = (url: string) => `public${url}`;

/**
 * Lists the files for the media library: images of documents, and pictures of slices for the editor.
 * @throws for an image that is not one of the site's pictures, because everything listed is published
 */
export function listAssetFiles(root: string, documents: readonly StoredDocument[]): string[] {
  const addresses = documents.flatMap(({ data }) => listImages(data));
  const foreign = addresses.find((url) => !isSitePicture(url));
  if (foreign !== undefined)
    throw new Error(`A document names a picture that isn't the site's: ${foreign}`);
  const images = addresses.map(getPublicFile);
  const pictures = readdirSync(path.join(root, 'slices'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(path.join(root, 'slices', name))
        .filter((file) => SCREENSHOT.test(file))
        .map((file) => `slices/${name}/${file}`),
    );
  return [...new Set([...images, ...pictures])].sort();
}

const hashFile = (root: string, file: string) => toHash(readFileSync(path.join(root, file)));

/** Returns the files whose current content the media library lacks. */
export const findNewAssets = (root: string, files: readonly string[], ids: IdMap): string[] =>
  files.filter((file) => ids.getAsset(file)?.hash !== hashFile(root, file));

/** Returns a name that is unique across folders. */
const toAssetName = (file: string) => file.split('/').slice(1).join('-');

export const findMissingFiles = (root: string, files: readonly string[]): string[] =>
  files.filter((file) => !existsSync(path.join(root, file)));

/** Uploads one file and stores its id. */
export async function uploadAsset(root: string, file: string, client: WriteClient, ids: IdMap) {
  const bytes = readFileSync(path.join(root, file));
  const type = PICTURE_TYPES[path.extname(file)] ?? 'application/octet-stream';
  const name = toAssetName(file);
  const migration = createMigration();
  const upload = migration.createAsset(new File([bytes], name, { type }), name);
  await client.migrate(migration);
  if (!upload.asset) throw new Error(`${file} was not uploaded`);
  const { id, url, width, height } = upload.asset;
  ids.setAsset(file, { id, url, width: width ?? 0, height: height ?? 0, hash: toHash(bytes) });
}
