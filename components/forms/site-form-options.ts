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
  /**
   * Called with every end but that some fields are wrong, which the fields themselves say.
   * @param isEdited true when the visitor wrote on while it was being sent
   */
  onEnd: (answer: FormAnswer, isEdited: boolean) => void;
  /** Called when the form's own checks keep it from being sent. */
  onInvalid?: () => void;
};
