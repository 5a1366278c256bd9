import { z } from 'zod';

/** Reads the first of a list of which only the sound entries count; anything but a list counts as an empty one. */
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
