/** Non-space text, an at sign, a dot: the pattern of every address field of the site. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function isEmail(value: string): boolean {
  return EMAIL.test(value);
}

/** What is wrong with the address of the subscribe form; null when nothing is. */
export function getSubscribeFault(email: string): 'empty' | 'invalid' | null {
  const trimmed = email.trim();
  if (!trimmed) return 'empty';
  return isEmail(trimmed) ? null : 'invalid';
}
