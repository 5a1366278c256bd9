import cn from '@/locales/forms/cn.json';
import en from '@/locales/forms/en.json';
import type { Locale } from './locales';

/** Words of forms and overlays, which travel to the browser with them and not with the page. */
export type FormMessages = typeof en;
/** Names what is wrong with a field; the words for it are in `FormMessages.fieldErrors`. */
export type FieldErrorKey = keyof FormMessages['fieldErrors'];

const FORM_MESSAGES: Record<Locale, FormMessages> = { en, cn };

/** For the server; the browser loads the words of its own language alone. */
export const getFormMessages = (locale: Locale): FormMessages => FORM_MESSAGES[locale];
