import { isJsonObject } from '@/lib/json';

/** Safe in a log line and on a page. */
const REQUEST_ID = /^[\w.:/+=-]{1,100}$/;

/**
 * Finds the id under which the provider logged a request, in the body of an error, `{error: {…}}` or `{error: "…"}`, or
 * in a header; undefined without one.
 */
export function findRequestId(headers: Headers, body: unknown): string | undefined {
  const error = isJsonObject(body) ? body.error : undefined;
  const found = [
    isJsonObject(body) ? body.request_id : undefined,
    isJsonObject(error) ? error.request_id : undefined,
    headers.get('x-request-id'),
  ];
  return found.find((id): id is string => typeof id === 'string' && REQUEST_ID.test(id));
}
