'use client';

import { useEffect, useState, type ComponentType } from 'react';
import type { VisitorProps } from './Visitor.client';

const load = () => import('./Visitor.client');
// The page does without: it is readable by then.
const giveUp = () => {};

/**
 * Loads the code about the visitor once the page works; reading the page needs none of it. Earlier clicks on
 * `data-action` elements are not lost.
 */
export function VisitorHost(props: VisitorProps) {
  const [Visitor, setVisitor] = useState<ComponentType<VisitorProps> | null>(null);
  const { scripts } = props;

  useEffect(() => {
    load().then((part) => setVisitor(() => part.Visitor), giveUp);
    const action = ({ target }: MouseEvent) => {
      const name = (target as Element).closest<HTMLElement>('[data-action]')?.dataset.action;
      if (name) load().then(({ runAction }) => runAction(name, scripts), giveUp);
    };
    document.addEventListener('click', action);
    return () => document.removeEventListener('click', action);
  }, [scripts]);

  return Visitor ? <Visitor {...props} /> : null;
}
