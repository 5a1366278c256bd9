import { isProduction } from '@/lib/env';
import { OUTCOME_PATHS } from '@/lib/forms/outcomes';

/** Routes that no link leads to: the ends of plain forms, and what is for editors and developers. */
export const UNLISTED_PATHS = [
  ...OUTCOME_PATHS,
  '/slice-simulator/',
  ...(isProduction ? [] : ['/styleguide/']),
];
