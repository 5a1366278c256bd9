import { formatMessage } from '@/lib/i18n/format-message';
import type { Finding } from '@/lib/migrate/types';
import type { CheckerProps } from './types';
import s from './Checker.module.scss';

type Props = CheckerProps & { finding: Finding; url: string | null };

/** Why an address stays as it is. */
function getReason({ finding, ours, notes, messages, networks, separator }: Props): string {
  const { state, chain = '', other = '', since = '', instead } = finding;
  const served = ours.served[chain];
  const names: Record<string, string> = networks;
  const toName = (network: string) => names[network] ?? network;
  if (state === 'retired') return notes[chain]?.text ?? '';
  const own = Object.keys(served?.networks ?? {}).filter((network) => served?.networks[network]);
  return formatMessage(messages.states[state], {
    name: other || (served?.name ?? ''),
    since,
    networks: own.map(toName).join(separator),
  }).concat(instead ? ` ${formatMessage(messages.instead, { network: toName(instead) })}` : '');
}

const TONES = { ready: 'ready', choose: 'open' } as const;

/** What becomes of an address: ours in its place, or why it stays. */
export function Outcome(props: Props) {
  const { finding, url, messages } = props;
  const { state, provider, closed } = finding;
  const tone = state in TONES ? TONES[state as keyof typeof TONES] : 'stays';
  return (
    <div className={s.outcome}>
      <span className={s[tone]}>{messages.tags[tone]}</span>
      {url ? <code className={s.url}>{url}</code> : <p>{getReason(props)}</p>}
      {closed && provider ? (
        <p className={s.note}>{formatMessage(messages.closed, { provider, date: closed })}</p>
      ) : null}
    </div>
  );
}
