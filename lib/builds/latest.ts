/** Longer than a visitor waits after a click; a later response must not reload the page while they use it. */
const TIMEOUT_MS = 3000;

/**
 * Returns the id of the newest build that the site serves; null if the site is unreachable or returns something else.
 */
export async function getLatestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
