import { isJsonObject, type JsonObject } from '../../lib/json';
import { toFullLink, toOwnLink } from '../../lib/site/own-links';
import type { KnownAsset } from './id-map';

type ToRemote = {
  /** The repository's id of a stored document, or what gives it once the document is created. */
  getId: (localId: string) => unknown;
  /** What the media library knows of a file below `public`. */
  getAsset: (url: string) => KnownAsset | undefined;
  /** Of the site, for links within it. */
  origin: string;
};

const isImage = (value: JsonObject) => isJsonObject(value.dimensions) && 'url' in value;

function toRemoteImage(image: JsonObject, asset: KnownAsset): JsonObject {
  const { width, height } = asset;
  const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
  return { ...image, id: asset.id, url: asset.url, dimensions: { width, height }, edit };
}

/** The data of a stored document as the Migration API takes it. */
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

/** Whether a value holds a link within the site, which leads to another address once the site has one. */
export function hasOwnLink(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasOwnLink);
  if (!isJsonObject(value)) return false;
  if (value.link_type === 'Web') return /^[/#]/.test(String(value.url));
  return Object.values(value).some(hasOwnLink);
}

type ToStored = {
  /** The stored document that the repository knows by this id. */
  getLocalId: (id: string) => string;
  /** The path below `public` of what the media library knows by this id. */
  getFile: (id: string, url: string) => string;
  /** Those of the site, now and before. */
  origins: readonly string[];
};

/** Parts of a link that an editor chooses; the rest is computed for each answer. */
const LINK_KEYS = ['link_type', 'id', 'text', 'variant', 'target'];

const pick = (value: JsonObject, keys: readonly string[]) =>
  Object.fromEntries(keys.filter((key) => key in value).map((key) => [key, value[key]]));

function toStoredImage(image: JsonObject, { getFile }: ToStored): JsonObject {
  const { alt, copyright, dimensions } = image;
  return { url: getFile(String(image.id), String(image.url)), alt, copyright, dimensions };
}

/** The data of a document as the Content API gives it, as it is stored. */
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
  // Without an id it is of no media library, whatever its address says.
  if (isImage(value)) return typeof value.id === 'string' ? toStoredImage(value, context) : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, toStored(item, context)]),
  );
}

/** Addresses of all images in a value that are files of the site. */
export function listImages(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listImages);
  if (!isJsonObject(value)) return [];
  if (isImage(value)) return String(value.url).startsWith('/') ? [String(value.url)] : [];
  return Object.values(value).flatMap(listImages);
}
