import cn from '@/locales/confirmation/cn.json';
import en from '@/locales/confirmation/en.json';
import type { Locale } from './locales';

export type ConfirmationWords = typeof en;

/** Words of the question that a plain form has to answer; apart from the others because only the server needs them. */
export const CONFIRMATION_MESSAGES: Record<Locale, ConfirmationWords> = { en, cn };
