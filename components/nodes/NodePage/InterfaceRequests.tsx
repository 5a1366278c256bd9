import type { Messages } from '@/lib/i18n/messages';
import type { RequestSample } from '@/lib/samples';
import { RequestPanel } from '../RequestPanel';
import s from './InterfaceRequests.module.scss';

type Props = { id: string; samples: readonly RequestSample[]; messages: Messages };

/** A request for each further interface of a chain, below the interface's name. */
export function InterfaceRequests({ id, samples, messages }: Props) {
  return samples.map((sample) => (
    <div key={sample.interface} className={s.request}>
      <h3 className={s.name}>
        <code>{sample.interface}</code>
      </h3>
      <RequestPanel
        id={`${id}-${sample.interface}`}
        sample={sample}
        name={sample.interface}
        messages={messages}
      />
    </div>
  ));
}
