/** A chain's own file. */
export const CHAIN_FILE = /^\/nodes\/([^/]+)\.json$/;

/** What is made of the recorded checks. */
export const isHistoryPath = (path: string): boolean =>
  /^\/(incidents(\.schema)?\.json|tracker\.atom)$/.test(path);

/** Addresses of the files that the site publishes for machines. */
export function isDataPath(path: string): boolean {
  return (
    /^\/nodes\.(json|csv|schema\.json)$/.test(path) || CHAIN_FILE.test(path) || isHistoryPath(path)
  );
}
