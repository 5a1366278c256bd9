import { formatMessage } from '@/lib/i18n/format-message';
import { getEndOfService } from '@/lib/migrate/end-of-service';
import type { Finding } from '@/lib/migrate/types';
import { toNetworkName } from './chain-options';
import type { CheckerProps } from './types';
import s from './Checker.module.scss';

type ReasonProps = Pick<CheckerProps, 'ours' | 'notes' | 'messages' | 'networks' | 'separator'> & {
  finding: Finding;
};
type Props = ReasonProps & { url: string | null };

/** Returns why a URL stays unchanged. */
export function getReason(props: ReasonProps): string {
  const { finding, ours, notes, messages, networks, separator } = props;
  const { state, chain = '', other, call, since = '', instead } = finding;
  const served = ours.served[chain];
  const toName = (network: string) => toNetworkName(network, networks);
  if (instead) return formatMessage(messages.retiredInstead, { since, network: toName(instead) });
  const own = Object.keys(served?.networks ?? {}).filter((network) => served?.networks[network]);
  return formatMessage(messages.states[state], {
    name: call ?? other ?? served?.name ?? '',
    since,
    networks: own.map(toName).join(separator),
    text: notes[chain]?.text ?? '',
  });
}

const TONES = { ready: 'ready', choose: 'open' } as const;
const isToned = (state: string): state is keyof typeof TONES => Object.hasOwn(TONES, state);

/** The outcome for a URL: our replacement, or why it stays. */
export function Outcome(props: Props) {
  const { finding, url, messages } = props;
  const { state, provider, closed } = finding;
  const ending = getEndOfService(provider, closed, messages);
  const tone = isToned(state) ? TONES[state] : 'stays';
  return (
    <div className={s.outcome}>
      <span className={s[tone]}>{messages.tags[tone]}</span>
      {url ? <code className={s.url}>{url}</code> : <p>{getReason(props)}</p>}
      {ending ? <p className={s.note}>{ending}</p> : null}
    </div>
  );
}
