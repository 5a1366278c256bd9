const BILLION = 1_000_000_000;
const CUSTOM_RATE_MAX_CU = 500 * BILLION;

/** The most compute units per month that can be ordered, by requests per second; 0 is a custom rate. */
export const MAX_CU_BY_RPS: Readonly<Record<number, number>> = {
  0: CUSTOM_RATE_MAX_CU,
  400: 200 * BILLION,
  600: 300 * BILLION,
  800: 400 * BILLION,
};
