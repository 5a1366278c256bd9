import type { ReactNode } from 'react';
import { Container } from '../Section';
import s from './index.module.scss';

export type Fact = { label: string; value: ReactNode };

/** Facts in ruled columns; those without a value are left out. */
export function DataSheet({ facts, label }: { facts: readonly Fact[]; label?: string }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <Container>
      <dl className={s.sheet} aria-label={label}>
        {known.map((fact) => (
          <div key={fact.label} className={s.fact}>
            <dt className={s.label}>{fact.label}</dt>
            <dd className={s.value}>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}
