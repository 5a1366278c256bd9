import { Fragment, type ReactNode } from 'react';
import { splitPhrases } from '@/lib/i18n/phrases';

/**
 * A heading's text; a Chinese one breaks only between phrases. Server only, because browsers segment words differently.
 */
export function Phrases({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return splitPhrases(children).map((phrase, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {phrase}
    </Fragment>
  ));
}
