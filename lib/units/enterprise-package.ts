import { MAX_CU_BY_RPS } from './limits';

export const CUSTOM_RATE = 'custom';
export const RPS_OPTIONS = ['400', '600', '800', CUSTOM_RATE] as const;
export const TOKEN_OPTIONS = ['100', '150', '200', '250'] as const;
export type RpsOption = (typeof RPS_OPTIONS)[number];
export type TokenOption = (typeof TOKEN_OPTIONS)[number];

export const ENTERPRISE_DEFAULTS = {
  rps: '400',
  cuAmount: '100000000',
  tokens: '100',
  premiumSupport: true,
  advancedStatistics: true,
} as const;

/** Converts the rate to the provider's format, where 0 means negotiated. */
export const toRps = (option: RpsOption): number => (option === CUSTOM_RATE ? 0 : Number(option));

export const getMaxCu = (option: RpsOption): number => MAX_CU_BY_RPS[toRps(option)] ?? 0;

/** Reduces typed text to an amount: only its digits, and no more than the rate allows. */
export function toCuAmount(typed: string, option: RpsOption): string {
  const digits = typed.replace(/\D/g, '');
  if (digits === '') return '';
  return String(Math.min(Number(digits), getMaxCu(option)));
}
