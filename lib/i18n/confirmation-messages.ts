import cn from '@/locales/confirmation/cn.json';
import en from '@/locales/confirmation/en.json';
import type { Locale } from './locales';

export type ConfirmationWords = typeof en;

/** Messages of the question that a plain form must answer; separate because only the server needs them. */
export const CONFIRMATION_MESSAGES: Record<Locale, ConfirmationWords> = { en, cn };
