/** Stored content that cannot be read; the message names the file. */
export class ContentError extends Error {
  override name = 'ContentError';
}
