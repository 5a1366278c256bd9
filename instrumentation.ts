/** Called once by each server, for what goes on behind the requests: undelivered leads, and what is published. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE) return;
  const [{ startLeadRounds, stopLeads }, { onShutdown }] = await Promise.all([
    import('./lib/leads'),
    import('./lib/shutdown-hooks'),
  ]);
  startLeadRounds();
  onShutdown(stopLeads);
  if (process.env.NODE_ENV !== 'production') return;
  const { startContentRounds } = await import('./lib/content/rounds');
  onShutdown(startContentRounds());
}
