import { SpanKind } from '@opentelemetry/api';
import { ParentBasedSampler, SamplingDecision, type Sampler } from '@opentelemetry/sdk-trace-node';

/** Static files, and the frequent requests of load balancers and watchdogs. */
const UNTRACED =
  /^\/(?:_next\/|img\/|icons\/|(?:favicon\.ico|icon\.svg|apple-icon\.png|livez|readyz|api\/readyz)(?:[/?]|$))/;

/** What may start a trace: a request for a page or data, or a call to another service. */
const byKind: Sampler = {
  shouldSample(...[, , , kind, attributes]) {
    const target = attributes['http.target'];
    const isTraced =
      target === undefined ? kind === SpanKind.CLIENT : !UNTRACED.test(String(target));
    return {
      decision: isTraced ? SamplingDecision.RECORD_AND_SAMPLED : SamplingDecision.NOT_RECORD,
    };
  },
  toString: () => 'ByKind',
};

/** Traces every request, except those for static files and health checks, and those that a proxy chose not to trace. */
export const createSampler = (): Sampler =>
  new ParentBasedSampler({ root: byKind, remoteParentSampled: byKind });
