import { z } from 'zod';

const count = z.number().nonnegative();
/** Units of one call; a pair if archive data costs differently. */
const cost = z.union([count, z.tuple([count, count])]);

const rule = z
  .strictObject({
    /** Our keys of chains, or families of methods; `*` is any family. */
    chains: z.array(z.string()).min(1).optional(),
    families: z.array(z.string()).min(1).optional(),
    /** Units of every method that is not listed; without it, an unlisted method has no known price. */
    each: count.optional(),
    methods: z.record(z.string(), cost).optional(),
    /** Units by what a method's name begins with. */
    prefixes: z.record(z.string(), count).optional(),
    /** Factor for calls about past state. */
    archive: count.optional(),
  })
  .refine(({ chains, families }) => Boolean(chains) !== Boolean(families), 'chains or families');

const plan = z.strictObject({
  name: z.string(),
  /** US dollars per month; with `perMillion`, the price of a million units instead. */
  price: count.optional(),
  perMillion: count.optional(),
  unitsPerMonth: count.optional(),
  unitsPerDay: count.optional(),
  /** Requests per second. */
  rps: count.optional(),
});

export const unitTableSchema = z.strictObject({
  provider: z.string(),
  unit: z.strictObject({ en: z.string(), cn: z.string() }),
  sources: z
    .array(
      z.strictObject({
        url: z.url({ protocol: /^https$/ }),
        readAt: z.iso.date(),
        /** The date of the copy that was read, if it was not the live page. */
        copyAt: z.iso.date().optional(),
      }),
    )
    .min(1),
  rules: z.array(rule).min(1),
  plans: z.array(plan).min(1).optional(),
  /** Why there is no price beyond the listed plans; without it, they are all there are. */
  reason: z.enum(['price-unread', 'quote', 'rate', 'bytes']).optional(),
});

export type UnitTable = z.output<typeof unitTableSchema>;
