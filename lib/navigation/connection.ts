type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * True if the visitor asked to save data, or the connection is as slow as 2G; browsers that do not say count as fast.
 */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
