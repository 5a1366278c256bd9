/** Headers as received, alternating names and values. */
export type RawHeaders = readonly string[];

/** Returns all values of a header; its name must be in lower case. */
export const getValues = (headers: RawHeaders, header: string): string[] =>
  headers.filter((_, index) => index % 2 === 1 && headers[index - 1]?.toLowerCase() === header);

/** Returns the declared length of a body, in bytes. */
export const getLength = (headers: RawHeaders): number =>
  Number(getValues(headers, 'content-length')[0]) || 0;

export const hasBody = (headers: RawHeaders): boolean =>
  getLength(headers) > 0 || getValues(headers, 'transfer-encoding').length > 0;
