/** A chain's own file. */
export const CHAIN_FILE = /^\/nodes\/([^/]+)\.json$/;

/** What is made of the recorded checks. */
export const isHistoryPath = (path: string): boolean =>
  /^\/(incidents(\.schema)?\.json|tracker\.atom)$/.test(path);

/** What is made of the change log. */
export const isLifecyclePath = (path: string): boolean =>
  /^\/(lifecycle(\.schema)?\.json|changes\.atom)$/.test(path);

/** The methods of a chain. */
export const METHODS_FILE = /^\/chains\/([^/]+)\/methods\.json$/;

/** The badge of a chain. */
export const BADGE_FILE = /^\/badge\/([^/]+)\.svg$/;

const OF_CHAINS = [CHAIN_FILE, METHODS_FILE, BADGE_FILE];

/** The key of the chain that a file is about; null for a file about all of them. */
export const getFileChain = (path: string): string | null =>
  OF_CHAINS.flatMap((file) => file.exec(path)?.[1] ?? [])[0] ?? null;

/** Addresses of the files that the site publishes for machines. */
export function isDataPath(path: string): boolean {
  const isList =
    /^\/(nodes\.(json|csv)|(plans|compute-units)\.json|(nodes|methods|prices)\.schema\.json)$/.test(
      path,
    );
  return isList || getFileChain(path) !== null || isHistoryPath(path) || isLifecyclePath(path);
}
