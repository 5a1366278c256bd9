import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';

export type OverlayProps = {
  locale: Locale;
  /** URL of the messenger contact. */
  messenger: string | null;
};

export type LoadedOverlayProps = OverlayProps & { messages: FormMessages };
