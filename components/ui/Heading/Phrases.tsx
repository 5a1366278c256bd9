import { Fragment, type ReactNode } from 'react';
import { splitPhrases } from '@/lib/i18n/phrases';

/** A heading's words; a Chinese one may break between phrases alone. On the server only: browsers part words in other places. */
export function Phrases({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return splitPhrases(children).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {phrase}
    </Fragment>
  ));
}
