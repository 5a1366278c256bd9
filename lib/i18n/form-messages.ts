import cnConfirmation from '@/locales/confirmation/cn.json';
import enConfirmation from '@/locales/confirmation/en.json';
import cn from '@/locales/forms/cn.json';
import en from '@/locales/forms/en.json';
import type { Locale } from './locales';

/** Messages of forms and overlays, which are loaded with them rather than with the page. */
export type FormMessages = typeof en;
/** The key of a field error in `FormMessages.fieldErrors`. */
export type FieldErrorKey = keyof FormMessages['fieldErrors'];

const FORM_MESSAGES: Record<Locale, FormMessages> = { en, cn };

/** For the server; the browser loads only the messages of its own language. */
export const getFormMessages = (locale: Locale): FormMessages => FORM_MESSAGES[locale];

export type ConfirmationWords = typeof enConfirmation;

/** Messages of the question that a plain form must answer. */
export const CONFIRMATION_MESSAGES: Record<Locale, ConfirmationWords> = {
  en: enConfirmation,
  cn: cnConfirmation,
};
