/** Called once by each server: leads that an earlier one could not deliver are sent from the start. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE) return;
  const { startLeadRounds } = await import('./lib/leads');
  startLeadRounds();
}
