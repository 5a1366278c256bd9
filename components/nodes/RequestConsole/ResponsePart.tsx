import { CodeLines } from '@/components/ui/CodePanel/CodeLines';
import { toTokens } from '@/lib/samples/highlight';
import type { ConsoleLabels } from './types';
import s from './index.module.scss';

type Props = { code: string; name: string; labels: ConsoleLabels };

/** The node's response; `name` is the interface's. */
export function ResponsePart({ code, name, labels }: Props) {
  return (
    <div className={s.response}>
      <p className={s.bar}>
        {labels.response} <small>{labels.example}</small>
      </p>
      <CodeLines tokens={toTokens(code)} label={`${labels.response}: ${name}`} />
    </div>
  );
}
