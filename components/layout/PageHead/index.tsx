import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/Heading';
import { Phrases } from '@/components/ui/Heading/Phrases';
import { Container } from '@/components/ui/Section';
import s from './index.module.scss';

type Props = {
  title: string;
  lead?: ReactNode;
  above?: ReactNode;
  /** The page's main actions, below the lead. */
  actions?: ReactNode;
  aside?: ReactNode;
  /** Both start where the right column of a section does. */
  picture?: ReactNode;
};

/** The head of an inner page: its heading, and below it lead and actions beside a figure. */
export function PageHead({ title, lead, above, actions, aside, picture }: Props) {
  return (
    <Container className={s.head}>
      <div className={s.top}>
        {above ? <div className={s.above}>{above}</div> : null}
        <Heading level={1} className={s.title}>
          <Phrases>{title}</Phrases>
        </Heading>
      </div>
      <div className={s.words}>
        {lead ? <div className={s.lead}>{lead}</div> : null}
        {actions}
      </div>
      {picture}
      {aside}
    </Container>
  );
}
