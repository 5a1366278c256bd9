import { isProduction } from '@/lib/env';
import { OUTCOME_PATHS } from '@/lib/forms/outcomes';

/** Where editors see sections as they write them, which come in the query. */
export const SIMULATOR_PATH = '/slice-simulator/';

/** Routes that no link leads to: the ends of plain forms, and what is for editors and developers. */
export const UNLISTED_PATHS = [
  ...OUTCOME_PATHS,
  SIMULATOR_PATH,
  ...(isProduction ? [] : ['/styleguide/']),
];
