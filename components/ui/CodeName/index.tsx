/** Where a name or an address may break: at a change of case, after an underscore, a dot or a slash. */
const BREAKS = /(?<=[a-z\d])(?=[A-Z])|(?<=[_./?&])(?=\w|\$)/;

/** A name from code, which breaks at its words rather than anywhere. */
export function CodeName({ children, className }: { children: string; className?: string }) {
  return (
    <code className={className}>
      {children
        .split(BREAKS)
        .flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))}
    </code>
  );
}
