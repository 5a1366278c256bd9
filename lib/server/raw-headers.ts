/** Headers as they came, names and values in turn. */
export type RawHeaders = readonly string[];

/** All values of a header, by its name in lower case. */
export const getValues = (headers: RawHeaders, header: string): string[] =>
  headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === header);

/** The length that a body is said to have, in bytes. */
export const getLength = (headers: RawHeaders): number =>
  Number(getValues(headers, 'content-length')[0]) || 0;

export const hasBody = (headers: RawHeaders): boolean =>
  getLength(headers) > 0 || getValues(headers, 'transfer-encoding').length > 0;
