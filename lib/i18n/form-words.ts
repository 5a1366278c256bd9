import cn from '@/locales/forms/cn.json';
import en from '@/locales/forms/en.json';
import type { Locale } from './locales';

/** Words of forms and overlays, which travel to the browser with them and not with the page. */
export type FormWords = typeof en;
/** Names what is wrong with a field; the words for it are in `FormWords.faults`. */
export type FaultKey = keyof FormWords['faults'];

const FORM_WORDS: Record<Locale, FormWords> = { en, cn };

/** For the server; the browser loads the words of its own language alone. */
export const getFormWords = (locale: Locale): FormWords => FORM_WORDS[locale];
