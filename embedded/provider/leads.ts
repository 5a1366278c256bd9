import type { z } from 'zod';
import { contactRequest, enterpriseRequest, formRequest } from './requests';
import { toErrorResponse } from './error-response';

const schemas = {
  contacts: contactRequest,
  'enterprise-request': enterpriseRequest,
  send_form: formRequest,
} as const;

type LeadCall = keyof typeof schemas;

/** A submission as received; `call` is the path it was sent to. */
export type EmbeddedLead = {
  id: string;
  call: LeadCall;
  payload: z.output<(typeof schemas)[LeadCall]>;
};

function toFields(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}

const MAX_BODY_CHARS = 64 * 1024;
const MAX_REMEMBERED_KEYS = 1000;

async function readBody(request: Request): Promise<{ text: string; body: unknown } | null> {
  const text = await request.text();
  if (text.length > MAX_BODY_CHARS) return null;
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { text, body }
      : null;
  } catch {
    return null;
  }
}

/** Accepts submissions as the API's POST calls do, and passes each accepted one to `onLead` once. */
export function createLeadIntake(onLead: (lead: EmbeddedLead) => void) {
  const answered = new Map<string, { text: string; id: string }>();

  return async (call: LeadCall, request: Request): Promise<Response> => {
    if (!request.headers.get('recaptcha-token')) {
      return toErrorResponse('captcha_failed', 'The bot challenge was not passed.');
    }
    const read = await readBody(request);
    if (!read) return toErrorResponse('invalid_request', 'The body must be a JSON object.');
    const result = schemas[call].safeParse(read.body);
    if (!result.success) {
      return toErrorResponse('validation_failed', 'Some fields are wrong.', toFields(result.error));
    }
    const header = request.headers.get('idempotency-key');
    const key = header && `${call} ${header}`;
    const earlier = key ? answered.get(key) : undefined;
    if (earlier && earlier.text !== read.text) {
      return toErrorResponse('idempotency_conflict', 'The key was used with another body.');
    }
    const id = earlier?.id ?? crypto.randomUUID();
    if (!earlier) {
      onLead({ id, call, payload: result.data });
      if (key) answered.set(key, { text: read.text, id });
      const [oldest] = answered.keys();
      if (oldest !== undefined && answered.size > MAX_REMEMBERED_KEYS) answered.delete(oldest);
    }
    return Response.json({ id, status: 'accepted' });
  };
}
