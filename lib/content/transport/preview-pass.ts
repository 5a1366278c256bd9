import { isJsonObject } from '@/lib/json';
import { ContentFault } from './content-fault';
import type { createListLimit } from './list-limit';
import { mendJson } from './mend-json';
import type { Outage } from './outage';
import type { Fetch } from './read-answer';
import { readErrorBody, readJsonBody } from './read-json';
import { toResponse } from './responses';

type Options = {
  fetch: Fetch;
  timeoutMs: number;
  noteOfList: ReturnType<typeof createListLimit>;
  outage: Pick<Outage, 'notePreviewFault'>;
};

/** Passes preview queries to the service and keeps none of the answers. */
export function createPreviewPass({ fetch, timeoutMs, noteOfList, outage }: Options) {
  async function askForPreview(url: string): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { signal, redirect: 'error' }).catch(() => {
      throw new ContentFault(
        signal.aborted ? `no answer within ${timeoutMs} ms` : 'the connection failed',
      );
    });
    const { status, ok } = response;
    // On 429, the client would retry again and again.
    if (status === 429 || status >= 500) throw new ContentFault(`status ${status}`, { status });
    // Other errors are meaningful to the editor.
    if (!ok) return new Response(await readErrorBody(response, signal), { status });
    const read = await readJsonBody(response, signal);
    if (read?.json === undefined) throw new ContentFault('this is no JSON');
    const { json } = read;
    const isOfList = isJsonObject(json) && ('page' in json || Boolean(json.next_page));
    if (isOfList) noteOfList(url, { page: json.page, length: read.bytes.length });
    const { toText } = await mendJson(read);
    return toResponse(await toText());
  }

  /**
   * Queries a preview, once and within the time limit.
   * @throws {ContentFault}
   */
  return async function pass(url: string): Promise<Response> {
    try {
      return await askForPreview(url);
    } catch (error) {
      if (error instanceof ContentFault) outage.notePreviewFault(error.message);
      throw error;
    }
  };
}
