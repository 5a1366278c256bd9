import cn from '@/locales/estimate/cn.json';
import en from '@/locales/estimate/en.json';
import type { Locale } from './locales';

/** Messages of the page of an estimate; server only. */
export type EstimateMessages = typeof en;

const MESSAGES: Record<Locale, EstimateMessages> = { en, cn };

export const getEstimateMessages = (locale: Locale): EstimateMessages => MESSAGES[locale];
