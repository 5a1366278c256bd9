/** Removes trailing slashes from a URL. */
export function trimEndSlashes(address: string): string {
  let end = address.length;
  while (address.endsWith('/', end)) end -= 1;
  return address.slice(0, end);
}
