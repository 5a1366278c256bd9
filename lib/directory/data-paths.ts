/** A chain's own file. */
export const CHAIN_FILE = /^\/nodes\/([^/]+)\.json$/;

/** Addresses of the files that the site publishes for machines. */
export function isDataPath(path: string): boolean {
  return /^\/nodes\.(json|csv|schema\.json)$/.test(path) || CHAIN_FILE.test(path);
}
