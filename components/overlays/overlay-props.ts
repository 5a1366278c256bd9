import type { FormWords } from '@/lib/i18n/form-words';
import type { Locale } from '@/lib/i18n/locales';

export type OverlayProps = {
  locale: Locale;
  /** Address of the messenger contact. */
  messenger: string | null;
};

export type LoadedOverlayProps = OverlayProps & { words: FormWords };
