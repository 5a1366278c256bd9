/** Longer than a visitor waits for what they have pressed; what comes later must not reload the page under their hands. */
const TIMEOUT_MS = 3000;

/** The id of the newest build that the site serves; null while the site cannot be reached or answers something else. */
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
