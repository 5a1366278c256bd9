/** The id of the newest build that the site serves; null while the site cannot be reached or answers something else. */
export async function getLatestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const { id } = (await response.json()) as { id?: unknown };
    return response.ok && typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
