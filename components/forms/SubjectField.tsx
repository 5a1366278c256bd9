import { SelectField } from '@/components/ui/Field';
import { MODAL_SUBJECTS } from '@/lib/forms/schemas/contact-modal';
import type { FormWords } from '@/lib/i18n/form-words';
import type { Bound } from './bound';

/** The four subjects of the short forms. */
export function SubjectField({ words, ...bound }: Bound & { words: FormWords }) {
  const options = MODAL_SUBJECTS.map((value) => ({ value, label: words.topics[value] }));
  return <SelectField {...bound} label={words.fields.topic} options={options} />;
}
