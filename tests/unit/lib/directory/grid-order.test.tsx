import { beforeEach, describe, expect, it } from 'vitest';
import { orderGrid } from '@/lib/directory/grid-order';
import type { GridOrder } from '@/lib/directory/grid-orders';
import { UNKNOWN, writeCellReading } from '@/lib/display/cell-reading';

const CHAINS = [
  ['btc', 'UTXO', '99.97'],
  ['eth', 'EVM', '99.90'],
  ['tia', 'Other', UNKNOWN],
  ['bsc', 'EVM', '99.50'],
] as const;

let list: HTMLElement;
let cells: HTMLElement[];

beforeEach(() => {
  document.body.innerHTML = '<ul></ul>';
  list = document.querySelector('ul') as HTMLElement;
  cells = CHAINS.map(([key, family, mean]) => {
    const cell = document.createElement('li');
    const link = document.createElement('a');
    link.textContent = key;
    link.dataset.reading = writeCellReading({
      name: key,
      family,
      mean,
      blockTime: '',
      regions: [],
    });
    cell.append(link);
    return cell;
  });
  list.append(...cells);
});

const order = (by: GridOrder) => {
  orderGrid(list, cells, { order: by, headingClass: 'x', other: 'Other' });
  return [...list.children].map(({ textContent }) => textContent);
};

describe('the order of the grid', () => {
  it('puts the worst first and cells without a figure last', () => {
    expect(order('availability')).toEqual(['bsc', 'eth', 'btc', 'tia']);
  });

  it('heads each family with its count, largest first and others last', () => {
    expect(order('family')).toEqual(['2EVM', 'eth', 'bsc', '1UTXO', 'btc', '1Other', 'tia']);
  });
});
