import { z } from 'zod';

/** Parses up to `max` entries of a list, skipping invalid ones; anything but a list counts as empty. */
export function lenientList<T extends z.ZodType>(entry: T, max: number) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((values): z.output<T>[] =>
      values.slice(0, max).flatMap((value) => {
        const result = entry.safeParse(value);
        return result.success ? [result.data] : [];
      }),
    );
}
