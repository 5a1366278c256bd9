import { MAINTENANCE_FILE } from '@/lib/site/addresses';

/** Path of a chain's own file. */
export const CHAIN_FILE = /^\/nodes\/([^/]+)\.json$/;

/** True for a file derived from recorded checks. */
export const isHistoryPath = (path: string): boolean =>
  /^\/(incidents(\.schema)?\.json|tracker\.atom)$/.test(path);

/** Path of a chain's incident feed. */
export const CHAIN_FEED = /^\/nodes\/([^/]+)\.atom$/;

/** Path of a measured figure: its chain and its window. */
export const STAT_FILE = /^\/api\/stat\/availability\.([^/]+)\.(latest|1d|7d|30d|90d)$/;

/** Path of a recorded day, or of the list of them. */
export const DAY_FILE = /^\/history\/(index|\d{4}-\d{2}-\d{2})\.json$/;

/** True for a file in the form of Statuspage, or the maintenance calendar. */
export const isStatusPath = (path: string): boolean =>
  path === MAINTENANCE_FILE ||
  /^\/api\/v2\/(summary|status|components|incidents(\/unresolved)?|scheduled-maintenances(\/(upcoming|active))?)\.json$/.test(
    path,
  );

/** Path of a chain's changes: as a feed, as JSON and as a calendar. */
export const CHANGE_FILE = /^\/nodes\/([^/]+)\/changes\.(atom|json|ics)$/;

/** True for a file derived from the change log. */
export const isLifecyclePath = (path: string): boolean =>
  /^\/(lifecycle(\.schema)?\.json|changes\.atom)$/.test(path) || CHANGE_FILE.test(path);

/** True for a file of providers that have stopped or will. */
export const isClosingPath = (path: string): boolean =>
  /^\/migrate\/closing\.(json|atom|ics)$/.test(path);

/** Path of a chain's method list. */
export const METHODS_FILE = /^\/chains\/([^/]+)\/methods\.json$/;

/** Path of a chain's badge. */
export const BADGE_FILE = /^\/badge\/([^/]+)\.svg$/;

/** Path of a chain's endpoints as configuration for a tool. */
export const CONFIGURATION_FILE = /^\/chains\/([^/]+)\/config\/([a-z\d.]+)$/;

const OF_CHAINS = [
  ...[CHAIN_FILE, CHAIN_FEED, CHANGE_FILE, STAT_FILE],
  ...[METHODS_FILE, BADGE_FILE, CONFIGURATION_FILE],
];

/** Returns the key of the chain that a file is about; null if it is about all of them. */
export const getFileChain = (path: string): string | null =>
  OF_CHAINS.flatMap((file) => file.exec(path)?.[1] ?? [])[0] ?? null;

/** True for paths of files that the site publishes for machines. */
export function isDataPath(path: string): boolean {
  const isList =
    /^\/(nodes\.(json|csv)|(plans|compute-units|limits)\.json|(nodes|methods|prices|limits)\.schema\.json)$/.test(
      path,
    );
  return (
    isList ||
    getFileChain(path) !== null ||
    isHistoryPath(path) ||
    isStatusPath(path) ||
    DAY_FILE.test(path) ||
    isLifecyclePath(path) ||
    isClosingPath(path)
  );
}
