/** Non-space text, an at sign, a dot: the pattern of every address field of the site. */
export function isEmail(value: string): boolean {
  const [name, host, ...rest] = value.split('@');
  if (!name || !host || rest.length > 0 || /\s/.test(value)) return false;
  // Not one expression for all of it: that would try each dot with each other.
  const dot = host.indexOf('.', 1);
  return dot > 0 && dot < host.length - 1;
}
