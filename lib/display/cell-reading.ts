/** What the read-out says of a chain; a dash is what is not known. */
export type CellReading = {
  name: string;
  family: string;
  mean: string;
  blockTime: string;
  /** Percent by region, in the order of the grid's slots. */
  regions: string[];
};

export const UNKNOWN = '—';
/** No name holds one. */
const SEPARATOR = '\t';

/** One attribute of a cell instead of five. */
export const writeCellReading = ({ name, family, mean, blockTime, regions }: CellReading): string =>
  [name, family, mean, blockTime, ...regions].join(SEPARATOR);

export function readCellReading(text: string): CellReading {
  const [name = '', family = '', mean = '', blockTime = '', ...regions] = text.split(SEPARATOR);
  return { name, family, mean, blockTime, regions };
}
