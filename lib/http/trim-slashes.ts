/** An address without the slashes at its end. */
export function trimEndSlashes(address: string): string {
  let end = address.length;
  while (address.endsWith('/', end)) end -= 1;
  return address.slice(0, end);
}
