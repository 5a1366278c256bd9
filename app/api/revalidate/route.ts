import { revalidatePath, revalidateTag } from 'next/cache';
import { CONTENT_TAG } from '@/lib/content/client';
import { readWebhook } from '@/lib/content/webhook';
import { getEnv } from '@/lib/env';
import { expireRouteFacts } from '@/lib/routing/facts';

/** Called by the content service when something was published. */
export async function POST(request: Request) {
  const { status, isUpdate } = await readWebhook(request, getEnv().PRISMIC_WEBHOOK_SECRET);
  // Expired rather than stale: who publishes and reloads sees it at once.
  if (isUpdate) {
    revalidateTag(CONTENT_TAG, { expire: 0 });
    // Pages whose content came from the embedded service carry no tag.
    revalidatePath('/', 'layout');
    expireRouteFacts();
  }
  return Response.json({ accepted: status === 200 }, { status });
}
