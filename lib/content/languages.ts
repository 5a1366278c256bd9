import { LOCALES } from '@/lib/i18n/locales';

/** Languages of the content repository, master language first. */
export const CONTENT_LANGUAGES = Object.values(LOCALES).map(({ prismic, name }) => ({
  id: prismic,
  name,
}));
