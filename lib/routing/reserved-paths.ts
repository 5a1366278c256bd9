import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getSection } from '@/lib/site/paths';
import { MISSING_PATH } from './missing';

/** True for a path that the router uses otherwise, so that no document can be a page there. */
export const isReserved = (path: string): boolean =>
  path === MISSING_PATH || getSection(path) === DEFAULT_LOCALE;
