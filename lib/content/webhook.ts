import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { getEnv } from '@/lib/env';
import { parseJson, readBody } from '@/lib/http/body';
import { getLocalSecret } from '@/lib/local-secret';

/** A call lists the ids of published documents; 64 KB hold thousands. */
const MAX_BODY_BYTES = 64 * 1024;

const SECRET_FILE = 'webhook-secret';

const body = z.object({
  type: z.enum(['api-update', 'test-trigger']),
  secret: z.string(),
  /** Ids of the published documents. */
  documents: z.array(z.string()).catch([]),
});

/**
 * Returns the secret that callers must know: the repository's, or this machine's for the embedded folder, which is
 * published locally.
 */
export function getWebhookSecret(): string | undefined {
  const { PRISMIC_REPOSITORY, PRISMIC_WEBHOOK_SECRET } = getEnv();
  return PRISMIC_WEBHOOK_SECRET ?? (PRISMIC_REPOSITORY ? undefined : getLocalSecret(SECRET_FILE));
}

const toDigest = (text: string) => createHash('sha256').update(text).digest();

export type WebhookAnswer = {
  status: 200 | 403 | 413;
  isUpdate: boolean;
  /** Ids of the published documents. */
  documents: string[];
};

/**
 * Verifies a call of the content service's webhook, which carries its secret in the body. Rejects every call if no
 * secret is configured.
 */
export async function readWebhook(
  request: Request,
  secret: string | undefined,
): Promise<WebhookAnswer> {
  const refused = { status: 403, isUpdate: false, documents: [] } satisfies WebhookAnswer;
  if (!secret) return refused;
  const bytes = await readBody(request, { maxBytes: MAX_BODY_BYTES });
  if (bytes === 'too-large') return { ...refused, status: 413 };
  if (bytes === 'unreadable') return refused;
  const call = body.safeParse(parseJson(bytes));
  if (!call.success || !timingSafeEqual(toDigest(call.data.secret), toDigest(secret))) {
    return refused;
  }
  const { type, documents } = call.data;
  return { status: 200, isUpdate: type === 'api-update', documents };
}
