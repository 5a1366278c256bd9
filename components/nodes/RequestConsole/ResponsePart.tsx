import { CodeLines } from './CodeLines';
import type { ConsoleLabels } from './types';
import s from './index.module.scss';

type Props = { code: string; name: string; isWrapped: boolean; labels: ConsoleLabels };

/** The node's response; `name` is the interface's. */
export function ResponsePart({ code, name, isWrapped, labels }: Props) {
  return (
    <div className={s.response}>
      <p className={s.bar}>
        {labels.response} <small>{labels.example}</small>
      </p>
      <CodeLines code={code} label={`${labels.response}: ${name}`} isWrapped={isWrapped} />
    </div>
  );
}
