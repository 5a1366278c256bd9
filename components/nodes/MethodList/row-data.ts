/** What a method's name links to: its own page, the console above, or nothing. */
export const PAGE = 1;
export const CONSOLE = 2;

/** A method as serialized for the browser: name, summary, units, units on archive data, link, whether it is opt-in. */
export type RowData = readonly [
  name: string,
  summary: string,
  units: number | null,
  archive: number | null,
  leadsTo: 0 | typeof PAGE | typeof CONSOLE,
  isOptIn: 0 | 1,
];
