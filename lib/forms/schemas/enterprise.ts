import * as z from 'zod/mini';
import { RPS_OPTIONS, TOKEN_OPTIONS, getMaxCu } from '@/lib/units/enterprise-package';
import { email, fault, flag, line, optionalMessage } from './fields';

const cuAmount = z.string(fault('fieldEmpty')).check(
  z.overwrite((value) => value.replace(/\s/g, '')),
  z.minLength(1, fault('fieldEmpty')),
  z.regex(/^\d{1,15}$/, fault('digitsOnly')),
);

export const enterpriseForm = z
  .object({
    rps: z.enum(RPS_OPTIONS, fault('choose')),
    cuAmount,
    tokens: z.enum(TOKEN_OPTIONS, fault('choose')),
    premiumSupport: flag,
    advancedStatistics: flag,
    companyName: line('fieldEmpty'),
    email: email('fieldEmpty', 'emailNotValid'),
    telegram: line('fieldEmpty'),
    message: optionalMessage,
  })
  .check(
    z.refine(({ rps, cuAmount }) => Number(cuAmount) <= getMaxCu(rps), {
      error: fault('aboveLimit'),
      path: ['cuAmount'],
    }),
  );
