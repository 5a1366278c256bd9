'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { readCellReading, UNKNOWN, type CellReading } from '@/lib/display/cell-reading';
import { GRID_ORDERS, orderGrid, type GridOrder } from '@/lib/directory/grid-order';
import { RegionBar } from '../RegionBar';
import s from './GridReadout.module.scss';

type Words = Record<GridOrder | 'order' | 'meanOf' | 'blockTime' | 'checked' | 'open', string>;

type Props = {
  children: ReactNode;
  legend: ReactNode;
  /** The regions, as the bars of each cell are ordered. */
  slots: readonly string[];
  /** What is read out before a visitor points at a cell. */
  first: CellReading;
  firstHref: string;
  checked: string;
  /** The name of the family of chains that belong to none. */
  other: string;
  unit: string;
  messages: Words;
};

const findCell = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reading]') : null;

/** Reads out the cell that a visitor points at, focuses or taps, and orders the cells. */
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
    let isTouch = false;
    const read = (event: Event) => {
      const cell = findCell(event);
      if (!cell) return;
      const wasRead = cell.hasAttribute('aria-current');
      element.querySelector('[aria-current]')?.removeAttribute('aria-current');
      cell.setAttribute('aria-current', 'true');
      setReading(readCellReading(cell.dataset.reading ?? ''));
      setHref(cell.getAttribute('href') ?? '');
      // The first tap reads; the second one, or the link beside the reading, opens the page.
      if (event.type === 'click' && isTouch && !wasRead) event.preventDefault();
    };
    const notePointer = (event: PointerEvent) => {
      isTouch = event.pointerType === 'touch';
    };
    const readUnlessTouched = (event: Event) => isTouch || read(event);
    const over = (event: PointerEvent) => event.pointerType === 'touch' || read(event);
    element.addEventListener('pointerdown', notePointer);
    element.addEventListener('pointerover', over);
    element.addEventListener('focusin', readUnlessTouched);
    element.addEventListener('click', read, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', notePointer);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('focusin', readUnlessTouched);
      element.removeEventListener('click', read, { capture: true });
    };
  }, []);

  const changeOrder = (next: GridOrder) => {
    const list = cells.current[0]?.parentElement;
    if (list) orderGrid(list, cells.current, { order: next, headingClass: s.group ?? '', other });
    setOrder(next);
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
        <div
          className={s.readout}
          data-slots={slots.length}
          aria-hidden="true"
          data-markdown="omit"
        >
          <p className={s.name}>
            <b>
              <a href={href} tabIndex={-1} title={messages.open}>
                {reading.name}
              </a>
            </b>
            <span>{reading.family}</span>
          </p>
          <p className={s.mean}>
            <b>{reading.mean === UNKNOWN ? UNKNOWN : `${reading.mean}${unit}`}</b>
            <span>{messages.meanOf}</span>
          </p>
          {slots.map((slot, index) => {
            const percent = reading.regions[index] ?? UNKNOWN;
            return (
              <p key={slot}>
                <RegionBar percent={percent === UNKNOWN ? null : percent} />
                <b>{percent}</b>
                <span>{slot}</span>
              </p>
            );
          })}
          <p className={s.rest}>
            <b>{reading.blockTime}</b>
            <span>{messages.blockTime}</span>
          </p>
          <p className={s.rest}>
            <b>{checked}</b>
            <span>{messages.checked}</span>
          </p>
        </div>
        <div ref={grid}>{children}</div>
      </div>
    </>
  );
}
