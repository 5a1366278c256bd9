/** Where a name or an address may break: at a change of case, after an underscore, a dot or a slash. */
const IN_NAMES = /(?<=[a-z\d])(?=[A-Z])|(?<=[_/?&])(?=\w|\$)|(?<=\.)(?=[a-z$])/;
/** Where a line of code without spaces may break. */
const IN_CODE = /(?<=[,:])(?![\s/])/;

const addBreaks = (text: string, places: RegExp) =>
  text.split(places).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));

/** Code that breaks between its names and values rather than anywhere. */
export const addCodeBreaks = (code: string) => [
  ...addBreaks(code, IN_CODE),
  /[,:]$/.test(code) && <wbr key="end" />,
];

/** A name or an address that breaks at its words. */
export const addNameBreaks = (name: string) => addBreaks(name, IN_NAMES);

/** A name from code, which breaks at its words rather than anywhere. */
export function CodeName({ children, className }: { children: string; className?: string }) {
  return <code className={className}>{addNameBreaks(children)}</code>;
}
