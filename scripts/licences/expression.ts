/**
 * True if an SPDX expression can be satisfied with allowed licences: one side of each OR, both sides of each AND. An
 * invalid expression is not allowed.
 */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  // An exception belongs to its licence: together they are one entry of the list.
  const joined = expression.replaceAll(/\s+WITH\s+/g, '~');
  const tokens = joined.match(/[()]|[^\s()]+/g) ?? [];
  let isWhole = true;

  function readLicence(): boolean {
    const token = tokens.shift();
    if (token !== '(') return allowed.has(token?.replace('~', ' WITH ') ?? '');
    const isInnerAllowed = readAlternatives();
    if (tokens.shift() !== ')') isWhole = false;
    return isInnerAllowed;
  }

  function readSeries(operator: string, readOne: () => boolean): boolean[] {
    const results = [readOne()];
    while (tokens[0] === operator) {
      tokens.shift();
      if (tokens.length === 0) isWhole = false;
      results.push(readOne());
    }
    return results;
  }

  const readTogether = () => readSeries('AND', readLicence).every(Boolean);
  const readAlternatives = () => readSeries('OR', readTogether).some(Boolean);

  const isExpressionAllowed = readAlternatives();
  return isWhole && tokens.length === 0 && isExpressionAllowed;
}
