import { z } from 'zod';
import pages from './data/provider-pages.json';
import { PROVIDERS, type Provider } from './formats';

const day = z.iso.date();
const source = z.url({ protocol: /^https$/ });

const schema = z.array(
  z.strictObject({
    /** Last segment of the page's path. */
    slug: z.string().regex(/^[a-z\d-]+$/),
    /** The name in providers.json, which has the formats and the last day. */
    provider: z.string(),
    /** Where the end of service was read, and when; `noNew` is the day since which nothing new can be created. */
    end: z
      .strictObject({
        source,
        readAt: day,
        noNew: z.strictObject({ since: day, source }).optional(),
      })
      .optional(),
    /** Endpoints as customers have them; the keys are made up. */
    samples: z.array(z.url()).min(1),
    /** What the provider's own methods begin with. */
    ownMethods: z.array(z.string()).default([]),
    differences: z.array(z.strictObject({ en: z.string(), cn: z.string(), source })),
    /** When the differences were read. */
    readAt: day,
  }),
);

export type ProviderPage = z.output<typeof schema>[number] & { facts: Provider };

/** Providers that have closed, will close, or are large; each has a page. */
export const PROVIDER_PAGES: readonly ProviderPage[] = schema.parse(pages).map((page) => {
  const facts = PROVIDERS.find(({ name }) => name === page.provider);
  if (!facts) throw new Error(`provider-pages.json: ${page.provider} is not in providers.json`);
  return { ...page, facts };
});

export const getProviderPage = (slug: string): ProviderPage | undefined =>
  PROVIDER_PAGES.find((page) => page.slug === slug);
