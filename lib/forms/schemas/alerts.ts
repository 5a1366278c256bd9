import * as z from 'zod/mini';
import { CHANGE_KINDS } from '@/lib/chains/change-kinds';
import { chains, email, fieldError } from './fields';

/** Alerts about changes; without chains they are about all, and without kinds about every kind. */
export const alertsForm = z.object({
  email: email('inputEmpty', 'emailInvalid'),
  chains,
  kinds: z._default(
    z.pipe(
      z.union([z.string(), z.array(z.string())], fieldError('choose')),
      z.pipe(
        z.transform((value: string | string[]) => [...new Set([value].flat())].filter(Boolean)),
        z.array(z.enum(CHANGE_KINDS, fieldError('choose'))),
      ),
    ),
    [],
  ),
});
