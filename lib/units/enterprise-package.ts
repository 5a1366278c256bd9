const BILLION = 1_000_000_000;
const CUSTOM_RATE_MAX_CU = 500 * BILLION;

/** The most compute units per month that can be ordered, by requests per second; 0 is a custom rate. */
const MAX_CU_BY_RPS: Readonly<Record<number, number>> = {
  0: CUSTOM_RATE_MAX_CU,
  400: 200 * BILLION,
  600: 300 * BILLION,
  800: 400 * BILLION,
};

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
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  if (digits === '') return '';
  return String(Math.min(Number(digits), getMaxCu(option)));
}
