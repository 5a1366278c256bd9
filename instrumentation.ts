import type { Instrumentation } from 'next';

/** Called once by each server, for where addresses lead and what goes on behind requests: leads, readings, traces. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE) return;
  const [
    { provideDecider },
    { decideRequest },
    { startLeadRounds, stopLeads },
    { startRecorder, stopRecorder },
    { stopAnalytics },
    { onShutdown },
    { getBuildId, getEnv },
  ] = await Promise.all([
    import('./lib/routing/decider'),
    import('./lib/routing/decide-request'),
    import('./lib/leads'),
    import('./lib/history'),
    import('./lib/analytics'),
    import('./lib/shutdown-hooks'),
    import('./lib/env'),
  ]);
  provideDecider(decideRequest);
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name } = getEnv();
  if (endpoint) {
    // Loaded here alone: it takes time and memory.
    const { startTracing } = await import('./lib/tracing');
    onShutdown(startTracing({ endpoint, name, buildId: getBuildId() }));
  }
  startLeadRounds();
  onShutdown(stopLeads);
  startRecorder();
  onShutdown(stopRecorder);
  onShutdown(stopAnalytics);
  if (process.env.NODE_ENV !== 'production') return;
  const [{ startContentSync }, { readAhead }] = await Promise.all([
    import('./lib/content/sync'),
    import('./lib/provider'),
  ]);
  readAhead();
  onShutdown(startContentSync());
}

/** Called by Next for what a page throws, which it would log nowhere. */
export const onRequestError: Instrumentation.onRequestError = async (error, { path }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logPageError } = await import('./lib/server/request-log');
  logPageError(error, path);
};
