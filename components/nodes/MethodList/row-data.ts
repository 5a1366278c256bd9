/** Where the name of a method leads: to its own page, to the console above, or nowhere. */
export const PAGE = 1;
export const CONSOLE = 2;

/** A method as it travels: its name, what it does, units, units on archive data, where its name leads, is opt-in. */
export type RowData = readonly [
  name: string,
  summary: string,
  units: number | null,
  archive: number | null,
  leadsTo: 0 | typeof PAGE | typeof CONSOLE,
  isOptIn: 0 | 1,
];
