import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';

const LOADERS: Record<Locale, () => Promise<{ default: FormMessages }>> = {
  en: () => import('@/locales/forms/en.json'),
  cn: () => import('@/locales/forms/cn.json'),
};

/** Loads the messages of forms and overlays in one language when the first of them opens. */
export const loadFormMessages = async (locale: Locale): Promise<FormMessages> =>
  (await LOADERS[locale]()).default;
