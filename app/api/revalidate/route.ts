import { revalidatePath } from 'next/cache';
import { handlePublication, isOwnSync } from '@/lib/content/sync';
import { getWebhookSecret, readWebhook } from '@/lib/content/webhook';

/** Called by the content service after a publication, and by this server when it detects one itself. */
export async function POST(request: Request) {
  if (isOwnSync(request.headers)) {
    revalidatePath('/', 'layout');
    return new Response(null, { status: 204 });
  }
  const { status, isUpdate, documents } = await readWebhook(request, getWebhookSecret());
  if (isUpdate) await handlePublication(documents);
  return Response.json({ accepted: status === 200 }, { status });
}
