import * as z from 'zod/mini';
import { MAX_CU_BY_RPS } from '@/lib/provider/limits';
import { email, fault, flag, line, optionalMessage } from './fields';

export const CUSTOM_RATE = 'custom';
export const RPS_OPTIONS = ['400', '600', '800', CUSTOM_RATE] as const;
export const TOKEN_OPTIONS = ['100', '150', '200', '250'] as const;
export type RpsOption = (typeof RPS_OPTIONS)[number];

export const ENTERPRISE_DEFAULTS = {
  rps: '400',
  cuAmount: '100000000',
  tokens: '100',
  premiumSupport: true,
  advancedStatistics: true,
} as const;

/** The rate as the provider takes it, where 0 stands for one that is agreed on. */
export const toRps = (option: RpsOption): number => (option === CUSTOM_RATE ? 0 : Number(option));

export const getMaxCu = (option: RpsOption): number => MAX_CU_BY_RPS[toRps(option)] ?? 0;

/** What was typed as an amount: its digits alone, and no more than the rate allows. */
export function toCuAmount(typed: string, option: RpsOption): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return '';
  return String(Math.min(Number(digits), getMaxCu(option)));
}

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
