/** Called once by each server, for what goes on behind the requests: leads, the record of checks, what is published. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE) return;
  const [{ startLeadRounds, stopLeads }, { startRecorder, stopRecorder }, { onShutdown }] =
    await Promise.all([
      import('./lib/leads'),
      import('./lib/history'),
      import('./lib/shutdown-hooks'),
    ]);
  startLeadRounds();
  onShutdown(stopLeads);
  startRecorder();
  onShutdown(stopRecorder);
  if (process.env.NODE_ENV !== 'production') return;
  const { startContentRounds } = await import('./lib/content/rounds');
  onShutdown(startContentRounds());
}
