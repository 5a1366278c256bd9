import cn from '@/locales/migrate/cn.json';
import en from '@/locales/migrate/en.json';
import type { Locale } from './locales';

/** Messages about moving here: pages of providers, imported workloads, compared costs and configuration files. */
export type MigrateMessages = typeof en;

const MESSAGES: Record<Locale, MigrateMessages> = { en, cn };

export const getMigrateMessages = (locale: Locale): MigrateMessages => MESSAGES[locale];
