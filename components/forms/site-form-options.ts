import type { FormAnswer } from '@/lib/forms/form-answer';
import type { FormKind } from '@/lib/forms/kinds';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';

export type SiteFormOptions<V extends Record<string, unknown>> = {
  kind: FormKind;
  defaults: V;
  /** Stands above what a draft remembers. */
  given?: Partial<V>;
  messages: FormMessages;
  locale: Locale;
  /** Called with every end but that some fields are wrong, which the fields themselves say. */
  onEnd: (answer: FormAnswer) => void;
  /** Called when the form's own checks keep it from being sent. */
  onInvalid?: () => void;
};
