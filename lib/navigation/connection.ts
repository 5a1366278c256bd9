type Connection = { saveData?: boolean; effectiveType?: string };

/** True where the visitor asked to save data, or the line is as slow as 2g; browsers that do not tell count as fast. */
export function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
