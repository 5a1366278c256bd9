import { readBody } from '@/lib/http/body';

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** A failed call. The message contains no URL, token or body. */
class ProviderError extends Error {
  override name = 'ProviderError';
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const bytes = await readBody(response, { maxBytes: MAX_BODY_BYTES, signal });
  if (bytes === 'too-large') throw new ProviderError('body too large');
  if (bytes === 'unreadable') throw new ProviderError('connection failed');
  return new TextDecoder().decode(bytes);
}

async function readResponse(
  fetch: Fetch,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(`status ${response.status}`);
  }
  const text = await readText(response, init.signal);
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('not JSON');
  }
}

/**
 * Fetches a JSON body of at most 5 MiB, within a time limit that includes the body.
 * @throws {ProviderError} for another status, a timeout, a failed connection, or a body that is not JSON
 */
export async function readJson(
  fetch: Fetch,
  url: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new ProviderError('timed out'));
    }, timeoutMs).unref();
  });
  const init = {
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    signal: controller.signal,
    // The API responds at its own URL; redirects are not followed, so that no other host is asked in its name.
    redirect: 'error' as const,
  };
  try {
    // A fetch that ignores its signal must not hold up the caller.
    return await Promise.race([readResponse(fetch, url, init), timedOut]);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('connection failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
