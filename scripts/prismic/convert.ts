import { isJsonObject, type JsonObject } from '../../lib/json';
import { toFullLink, toOwnLink } from '../../lib/site/own-links';
import type { KnownAsset } from './id-map';

type ToRemote = {
  /** Returns the repository's id for a stored document, or a function that does once it is created. */
  getId: (localId: string) => unknown;
  /** Returns the media library's entry for a file below `public`. */
  getAsset: (url: string) => KnownAsset | undefined;
  /** Origin of the site, for links within it. */
  origin: string;
};

const isImage = (value: JsonObject) => isJsonObject(value.dimensions) && 'url' in value;

function toRemoteImage(image: JsonObject, asset: KnownAsset): JsonObject {
  const { width, height } = asset;
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
  return { ...image, id: asset.id, url: asset.url, dimensions: { width, height }, edit };
}

/** Converts a stored document's data for the Migration API. */
export function toRemote(value: unknown, context: ToRemote): unknown {
  if (Array.isArray(value)) return value.map((item) => toRemote(item, context));
  if (!isJsonObject(value)) return value;
  if (value.link_type === 'Document') return { ...value, id: context.getId(String(value.id)) };
  if (value.link_type === 'Web') {
    return { ...value, url: toFullLink(String(value.url), context.origin) };
  }
  const asset = isImage(value) ? context.getAsset(String(value.url)) : undefined;
  if (asset) return toRemoteImage(value, asset);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toRemote(item, context)]),
  );
}

/** True if a value contains a link within the site, whose URL depends on the site's origin. */
export function hasOwnLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasOwnLink);
  if (!isJsonObject(value)) return false;
  if (value.link_type === 'Web') return /^[/#]/.test(String(value.url));
  return Object.values(value).some(hasOwnLink);
}

type ToStored = {
  /** Returns the stored document's id for a repository id. */
  getLocalId: (id: string) => string;
  /** Returns the path below `public` for a media-library id. */
  getFile: (id: string, url: string) => string;
  /** The site's origins, current and former. */
  origins: readonly string[];
};

/** The parts of a link that an editor chooses; the rest is computed for each response. */
const LINK_KEYS = ['link_type', 'id', 'text', 'variant', 'target'];

const pick = (value: JsonObject, keys: readonly string[]) =>
  Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]]));

function toStoredImage(image: JsonObject, { getFile }: ToStored): JsonObject {
  const { alt, copyright, dimensions } = image;
  return { url: getFile(String(image.id), String(image.url)), alt, copyright, dimensions };
}

/** Converts a document's data from the Content API to its stored form. */
export function toStored(value: unknown, context: ToStored): unknown {
  if (Array.isArray(value)) return value.map((item) => toStored(item, context));
  if (!isJsonObject(value)) return value;
  if (value.link_type === 'Document') {
    return { ...pick(value, LINK_KEYS), id: context.getLocalId(String(value.id)) };
  }
  if (value.link_type === 'Web') {
    const url = String(value.url);
    const origin = context.origins.find((own) => toOwnLink(url, own) !== url);
    return { ...value, url: origin === undefined ? url : toOwnLink(url, origin) };
  }
  // Without an id, it is not from a media library, whatever its URL says.
  if (isImage(value)) return typeof value.id === 'string' ? toStoredImage(value, context) : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toStored(item, context)]),
  );
}

/** Lists the URLs of all images in a value that are files of the site. */
export function listImages(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listImages);
  if (!isJsonObject(value)) return [];
  if (isImage(value)) return String(value.url).startsWith('/') ? [String(value.url)] : [];
  return Object.values(value).flatMap(listImages);
}
