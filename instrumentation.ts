/** Called once by each server: leads that an earlier one could not deliver are sent from the start. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE) return;
  const [{ startLeadRounds, stopLeads }, { onShutdown }] = await Promise.all([
    import('./lib/leads'),
    import('./lib/shutdown-hooks'),
  ]);
  startLeadRounds();
  onShutdown(stopLeads);
}
