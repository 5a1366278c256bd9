type ErrorCode =
  | 'invalid_request'
  | 'validation_failed'
  | 'unauthorized'
  | 'captcha_failed'
  | 'not_found'
  | 'idempotency_conflict';

const STATUS: Record<ErrorCode, number> = {
  invalid_request: 400,
  validation_failed: 400,
  unauthorized: 401,
  captcha_failed: 403,
  not_found: 404,
  idempotency_conflict: 409,
};

/** An error in the API's format; `fields` has the errors by field. */
export function toErrorResponse(
  code: ErrorCode,
  message: string,
  fields?: Record<string, string>,
): Response {
  const error = { code, message, ...(fields && { fields }) };
  return Response.json({ error }, { status: STATUS[code] });
}
