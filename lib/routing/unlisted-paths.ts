import { isProduction } from '@/lib/env';
import { OUTCOME_PATHS } from '@/lib/forms/outcomes';

/** Where editors see sections as they edit them; the sections come in the query. */
export const SIMULATOR_PATH = '/slice-simulator/';

/** Routes without links to them: outcomes of plain forms, and pages for editors and developers. */
export const UNLISTED_PATHS = [
  ...OUTCOME_PATHS,
  SIMULATOR_PATH,
  ...(isProduction ? [] : ['/styleguide/']),
];
