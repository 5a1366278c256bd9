import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/Heading';

type Props = { id: string; title: string; text?: ReactNode; children?: ReactNode };

/** A section of a method's page. */
export function Part({ id, title, text, children }: Props) {
  return (
    <section id={id} aria-label={title}>
      <SectionHead title={title}>{text}</SectionHead>
      {children}
    </section>
  );
}
