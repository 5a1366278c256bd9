import type { JsonObject } from '@/lib/json';

/** An error response of the Content API: thrown inside the service and sent with its status and body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: JsonObject;

  constructor(status: number, body: JsonObject) {
    super(String(body.message));
    this.status = status;
    this.body = body;
  }

  toResponse = (): Response => Response.json(this.body, { status: this.status });
}

/** 400: the client throws ParsingError with this message. */
export const toParsingError = (message: string): ApiError =>
  new ApiError(400, { type: 'parsing-error', message, line: 1, column: 1, id: 0, location: '' });

/** 404: the client reads the master ref from the end of the message, and retries with it. */
export const toRefNotFound = (masterRef: string): ApiError =>
  new ApiError(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
  });

/** 404: the client throws PreviewTokenExpiredError and does not retry. */
export const toPreviewExpired = (): ApiError =>
  new ApiError(404, {
    type: 'api_security_error',
    message: 'This preview token has expired',
  });

/** 404 for anything else: the client throws NotFoundError. */
export const toNotFound = (message: string): ApiError =>
  new ApiError(404, { type: 'not_found', message });
