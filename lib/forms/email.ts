/** Non-space characters, an at sign and a dot: the pattern of every email field on the site. */
export function isEmail(value: string): boolean {
  const [name, host, ...rest] = value.split('@');
  if (!name || !host || rest.length > 0 || /\s/.test(value)) return false;
  // Not a single regular expression, which would try every combination of dots.
  const dot = host.indexOf('.', 1);
  return dot > 0 && dot < host.length - 1;
}
