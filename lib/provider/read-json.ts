export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** Why a call gave nothing usable; the message holds no address, token or body. */
class ProviderError extends Error {
  override name = 'ProviderError';
}

async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new ProviderError('body too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function readResponse(fetch: Fetch, url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  if (!response.ok) {
    await response.body?.cancel();
    throw new ProviderError(`status ${response.status}`);
  }
  const text = await readText(response);
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('not JSON');
  }
}

/**
 * Fetches a JSON body of at most 5 MiB; the time limit covers the body too.
 * @throws {ProviderError} for another status, a time-out, a failed connection, or a body that is no JSON.
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
    // It answers at its own address, and nothing else is to be asked in its name.
    redirect: 'error' as const,
  };
  try {
    // A fetch that ignores its signal must not hold up the caller either.
    return await Promise.race([readResponse(fetch, url, init), timedOut]);
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError('connection failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
