/** Fields that hold a block's number in the responses of first requests. */
const NUMBERED = /"(?:result|seqno|height)":\s*(?:"(0x[0-9a-f]+)"|(\d+))/i;

/** Returns the block number in a sample response, written as a number or in hexadecimal; null if it has none. */
export function findBlockNumber(response: string): number | null {
  const [, hex, decimal] = NUMBERED.exec(response) ?? [];
  const number = Number(hex ?? decimal);
  return Number.isSafeInteger(number) ? number : null;
}
