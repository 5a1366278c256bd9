import type { Locale } from '@/lib/i18n/locales';
import type { MigrateMessages } from '@/lib/i18n/migrate-messages';

const LOADERS: Record<Locale, () => Promise<{ default: MigrateMessages }>> = {
  en: () => import('@/locales/migrate/en.json'),
  cn: () => import('@/locales/migrate/cn.json'),
};

/** Loads the messages of the import and of the cost comparison in one language. */
export const loadMigrateMessages = async (locale: Locale): Promise<MigrateMessages> =>
  (await LOADERS[locale]()).default;
