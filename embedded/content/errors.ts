import type { JsonObject } from '@/lib/json';

const OAUTH = { oauth_initiate: '/auth/signin', oauth_token: '/auth/token' };

/** An error response of the Content API: thrown inside the service and sent with its status and body. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly body: JsonObject;
  readonly headers: Record<string, string>;

  constructor(status: number, body: JsonObject, headers: Record<string, string> = {}) {
    super(String(body.message ?? body.error));
    this.status = status;
    this.body = body;
    this.headers = headers;
  }

  toResponse(): Response {
    return Response.json(this.body, { status: this.status, headers: this.headers });
  }
}

/** 400: the client throws ParsingError with this message. */
export function toParsingError(message: string, query = ''): ApiError {
  const where = query && ` in query '${query}'`;
  return new ApiError(400, {
    type: 'parsing-error',
    message: `${message}${where}`,
    line: 1,
    column: 1,
    id: 0,
    location: query,
  });
}

/** 401 for a query: the client throws ForbiddenError. */
export function toForbiddenQuery(): ApiError {
  return new ApiError(401, {
    type: 'api_security_error',
    message: 'Invalid access token',
    ...OAUTH,
  });
}

/** 401 for the repository's root URL; its body has `error` instead of a query's `message`. */
export function toForbiddenRepository(): ApiError {
  return new ApiError(401, { error: 'Invalid access token', ...OAUTH });
}

// The client reads the ref for its retry from the end of the next two messages.

/** 404: the client retries with the master ref. */
export function toRefNotFound(masterRef: string): ApiError {
  return new ApiError(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${masterRef}`,
  });
}

/** 410: the client retries with the master ref. */
export function toRefExpired(masterRef: string): ApiError {
  return new ApiError(410, {
    type: 'api_validation_error',
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${masterRef}`,
  });
}

/** 404: the client throws PreviewTokenExpiredError and does not retry. */
export function toPreviewExpired(): ApiError {
  return new ApiError(404, {
    type: 'api_security_error',
    message: 'This preview token has expired',
    ...OAUTH,
  });
}

/** 404 for anything else: the client throws NotFoundError or RepositoryNotFoundError. */
export function toNotFound(message: string): ApiError {
  return new ApiError(404, { type: 'not_found', message });
}

export function toMethodNotAllowed(): ApiError {
  return new ApiError(
    405,
    { type: 'method_not_allowed', message: 'Only GET is allowed.' },
    { allow: 'GET' },
  );
}
