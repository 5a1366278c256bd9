import { z } from 'zod';
import { mountService, type MountedService } from './http-service';

const attributes = z.array(z.object({ key: z.string(), value: z.unknown() }));
const span = z.object({ traceId: z.string(), name: z.string(), attributes });
const batch = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

export type Collector = MountedService & {
  /** Returns the spans received since `requests` was last emptied. */
  getSpans(): z.output<typeof span>[];
};

/** Accepts traces like an OpenTelemetry collector, as JSON over HTTP. */
export async function mountCollector(): Promise<Collector> {
  const service = await mountService(() => Response.json({}));
  return {
    ...service,
    getSpans: () =>
      service.requests
        .flatMap(({ body }) => batch.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
  };
}
