'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import type { CellReading } from '@/lib/display/cell-reading';
import { GRID_ORDERS, type GridOrder } from '@/lib/directory/grid-orders';
import { Readout, type ReadoutProps } from './Readout';
import s from './GridReadout.module.scss';

type Props = Omit<ReadoutProps, 'reading' | 'href'> & {
  children: ReactNode;
  legend: ReactNode;
  /** The reading shown before a visitor points at a cell. */
  first: CellReading;
  firstHref: string;
  /** The name for chains without a family. */
  other: string;
  messages: Record<GridOrder | 'order', string>;
};

/** Loaded once the grid works: it only serves pointers, and many pages have no grid. */
const loadCells = () => import('./cells.client');

/** Shows the reading of the cell that a visitor points at, focuses or taps, and sorts the cells. */
export function GridReadout(props: Props) {
  const { children, legend, slots, first, firstHref, checked, other, unit, messages } = props;
  const grid = useRef<HTMLDivElement>(null);
  const cells = useRef<HTMLElement[]>([]);
  const [reading, setReading] = useState(first);
  const [href, setHref] = useState(firstHref);
  const [order, setOrder] = useState<GridOrder>('popularity');

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    cells.current = [...element.querySelectorAll<HTMLElement>('li')];
    let end: (() => void) | undefined;
    let isOver = false;
    loadCells()
      .then(({ watchCells }) => {
        if (isOver) return;
        end = watchCells(element, (read) => {
          setReading(read.reading);
          setHref(read.href);
        });
      })
      // Each cell remains a link to its page.
      .catch(() => undefined);
    return () => {
      isOver = true;
      end?.();
    };
  }, []);

  const changeOrder = (next: GridOrder) => {
    setOrder(next);
    loadCells()
      .then(({ orderGrid }) => {
        const list = cells.current[0]?.parentElement;
        const headingClass = s.group ?? '';
        if (list) orderGrid(list, cells.current, { order: next, headingClass, other });
      })
      .catch(() => setOrder(order));
  };

  return (
    <>
      <div className={s.tools}>
        {legend}
        <SegmentedControl
          legend={messages.order}
          options={GRID_ORDERS.map((value) => ({ value, label: messages[value] }))}
          value={order}
          onChange={changeOrder}
        />
      </div>
      <div className={s.instrument}>
        <Readout {...{ reading, href, slots, checked, unit, messages }} />
        <div ref={grid}>{children}</div>
      </div>
    </>
  );
}
