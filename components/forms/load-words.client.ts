import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';

const LOADERS: Record<Locale, () => Promise<{ default: FormWords }>> = {
  en: () => import('@/locales/forms/en.json'),
  cn: () => import('@/locales/forms/cn.json'),
};

/** The words of forms and overlays in one language, fetched when the first of them opens. */
export const loadFormWords = async (locale: Locale): Promise<FormWords> =>
  (await LOADERS[locale]()).default;
