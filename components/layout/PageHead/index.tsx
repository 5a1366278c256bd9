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
  /** Wider than `aside`, with its natural height. */
  picture?: ReactNode;
};

/** The head of an inner page: heading, lead and actions on one side, a figure on the other. */
export function PageHead({ title, lead, above, actions, aside, picture }: Props) {
  return (
    <Container className={s.head}>
      <div>
        {above ? <div className={s.above}>{above}</div> : null}
        <Heading level={1} className={s.title}>
          <Phrases>{title}</Phrases>
        </Heading>
        {lead ? <div className={s.lead}>{lead}</div> : null}
        {actions ? <div className={s.actions}>{actions}</div> : null}
      </div>
      {picture}
      {aside ? <div className={s.aside}>{aside}</div> : null}
    </Container>
  );
}
