/** What can happen to a chain, an interface or a client, as the change log names it. */
export const CHANGE_KINDS = [
  'added',
  'renamed',
  'changed',
  'deprecated',
  'retired',
  'maintenance',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** True for a change that callers have to act on. */
export const isWarning = (kind: ChangeKind): boolean => kind === 'deprecated' || kind === 'retired';
