import type { FormAnswer } from '@/lib/forms/outcomes';
import type { FormKind } from '@/lib/forms/kinds';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';

export type SiteFormOptions<V extends Record<string, unknown>> = {
  kind: FormKind;
  defaults: V;
  /** Takes precedence over a draft. */
  given?: Partial<V>;
  /** Whether the request that the visitor put together belongs to the form. */
  hasQuote?: (values: V) => boolean;
  messages: FormMessages;
  locale: Locale;
  /**
   * Called with every outcome except invalid fields, which show their own errors.
   * @param isEdited true if the visitor kept typing during the submission
   */
  onEnd: (answer: FormAnswer, isEdited: boolean) => void;
  /** Called when the form's own validation stops a submission. */
  onInvalid?: () => void;
};
