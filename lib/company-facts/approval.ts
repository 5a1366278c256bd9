import { isSound } from './kinds';
import { FACTS } from './registry';

const FACT = /^\{fact:(\w+)\}$/;

/** The slice type that only legal texts use. */
export const LEGAL_SECTION = 'legal_text';

/** True for a text that nobody may rely on before it is approved. */
export const isLegalText = (slices: readonly { slice_type: string }[]): boolean =>
  slices.some(({ slice_type: type }) => type === LEGAL_SECTION);

/** True for a date, or for a known fact that holds one; any other text approves nothing. */
export function isApproval(text: unknown, isKnown: (fact: string) => boolean): boolean {
  if (typeof text !== 'string') return false;
  const [, name] = FACT.exec(text.trim()) ?? [];
  if (name === undefined) return isSound('date', text.trim());
  return FACTS.some((fact) => fact.name === name && fact.kind === 'date') && isKnown(name);
}
