/** Where a name or an address may break: at a change of case, after an underscore, a dot or a slash. */
const IN_NAMES = /(?<=[a-z\d])(?=[A-Z])|(?<=[_./?&])(?=\w|\$)/;
/** Where a line of code without spaces may break. */
const AFTER_COMMAS = /(?<=,)(?!\s)/;

const addBreaks = (text: string, places: RegExp) =>
  text.split(places).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));

/** Code that breaks between its values rather than anywhere. */
export const addCodeBreaks = (code: string) => addBreaks(code, AFTER_COMMAS);

/** A name from code, which breaks at its words rather than anywhere. */
export function CodeName({ children, className }: { children: string; className?: string }) {
  return <code className={className}>{addBreaks(children, IN_NAMES)}</code>;
}
