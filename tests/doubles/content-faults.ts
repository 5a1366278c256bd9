import type { Fault } from './http-service';

const error = (status: number, body: Record<string, unknown>): Fault => ({
  kind: 'custom',
  respond: () => Response.json(body, { status }),
});

/** What a content service may do instead of responding; errors have the vendor's wording. */
export const CONTENT_FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['500', { kind: 'status', status: 500 }],
  ['503 with Retry-After', { kind: 'status', status: 503, retryAfter: 120 }],
  ['401', error(401, { type: 'api_security_error', message: 'Invalid access token' })],
  ['404', error(404, { error: 'Repository not found' })],
  ['a reset connection', { kind: 'reset' }],
  ['HTML with status 200', { kind: 'html' }],
  ['half of its JSON', { kind: 'truncated' }],
  ['no answer', { kind: 'hang' }],
  [
    '410',
    error(410, {
      type: 'api_validation_error',
      message: 'The provided ref is no longer accessible, it has expired. Master ref is: none',
    }),
  ],
  ['429 without Retry-After', { kind: 'status', status: 429 }],
];
