'use client';

import { useEffect, useRef } from 'react';
import type { SearchMessages } from '@/lib/i18n/messages';
import type { SearchData } from '@/lib/search/types';
import { ChainState } from './ChainState';
import type { PaletteGroup, PaletteRow } from './palette-groups.client';
import s from './PaletteList.module.scss';

type Props = {
  id: string;
  groups: readonly PaletteGroup[];
  chains: SearchData['chains'] | undefined;
  active: number;
  messages: SearchMessages;
  onChoose: (row: PaletteRow) => void;
};

/** The groups of rows that the field's arrow keys move through. */
export function PaletteList({ id, groups, chains, active, messages, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const rows = groups.flatMap((group) => group.rows);

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active, groups]);

  const renderRow = (row: PaletteRow) => {
    const place = rows.indexOf(row);
    const chain = row.chain ? chains?.[row.chain] : undefined;
    const Tag = row.link ? 'a' : 'button';
    return (
      <li key={place} id={`${id}-${place}`} role="option" aria-selected={place === active}>
        <Tag
          {...(row.link ?? { type: 'button' })}
          tabIndex={-1}
          data-place={place}
          className={s.row}
          onClick={() => onChoose(row)}
        >
          <span>{row.title}</span>
          <small>{chain ? chain.ticker : row.detail}</small>
          <ChainState chain={chain} />
        </Tag>
      </li>
    );
  };

  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={messages.title} className={s.list}>
      {groups.map(({ name, rows: own }) => (
        <ul key={name} role="group" aria-label={messages.groups[name]}>
          <li role="presentation" aria-hidden="true" className={s.name}>
            {messages.groups[name]}
          </li>
          {own.map(renderRow)}
        </ul>
      ))}
    </div>
  );
}
