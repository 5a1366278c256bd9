import * as z from 'zod/mini';
import { RPS_OPTIONS, TOKEN_OPTIONS, getMaxCu } from '@/lib/units/enterprise-package';
import { email, fieldError, flag, line, optionalMessage, quote } from './fields';

const cuAmount = z.string(fieldError('fieldEmpty')).check(
  z.overwrite((value) => value.normalize('NFKC').replace(/\s/g, '')),
  z.minLength(1, fieldError('fieldEmpty')),
  z.regex(/^\d{1,15}$/, fieldError('digitsOnly')),
);

export const enterpriseForm = z
  .object({
    rps: z.enum(RPS_OPTIONS, fieldError('choose')),
    cuAmount,
    tokens: z.enum(TOKEN_OPTIONS, fieldError('choose')),
    premiumSupport: flag,
    advancedStatistics: flag,
    companyName: line('fieldEmpty'),
    email: email('fieldEmpty', 'emailNotValid'),
    telegram: line('fieldEmpty'),
    message: optionalMessage,
    quote,
  })
  .check(
    z.refine(({ rps, cuAmount }) => Number(cuAmount) <= getMaxCu(rps), {
      error: fieldError('aboveLimit'),
      path: ['cuAmount'],
    }),
  );
