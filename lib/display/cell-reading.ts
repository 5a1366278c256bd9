/** What the read-out shows for a chain; a dash means unknown. */
export type CellReading = {
  name: string;
  family: string;
  mean: string;
  blockTime: string;
  /** Percentages by region, in the order of the grid's slots. */
  regions: string[];
};

export const UNKNOWN = '—';
/** No name contains one. */
const SEPARATOR = '\t';

/** Packs five values into one attribute of a cell. */
export const writeCellReading = ({ name, family, mean, blockTime, regions }: CellReading): string =>
  [name, family, mean, blockTime, ...regions].join(SEPARATOR);

export function readCellReading(text: string): CellReading {
  const [name = '', family = '', mean = '', blockTime = '', ...regions] = text.split(SEPARATOR);
  return { name, family, mean, blockTime, regions };
}
