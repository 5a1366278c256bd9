import cn from '@/locales/pictures/cn.json';
import en from '@/locales/pictures/en.json';
import type { Locale } from './locales';

/** Messages of the pictures beside headings; server only. */
export type PictureMessages = typeof en;

const MESSAGES: Record<Locale, PictureMessages> = { en, cn };

export function getPictureMessages(locale: Locale): PictureMessages {
  return MESSAGES[locale];
}
