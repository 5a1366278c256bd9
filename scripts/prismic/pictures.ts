import path from 'node:path';
import { toHash } from './id-map';

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
