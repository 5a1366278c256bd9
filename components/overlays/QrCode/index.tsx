import { encode } from 'uqr';
import { buttonClass } from '@/components/ui/Button';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FormMessages } from '@/lib/i18n/form-messages';
import s from './index.module.scss';

/** A link as a QR code, drawn as a single path, and as a plain link for readers on the phone itself. */
export function QrCode({ messages, link }: { messages: FormMessages; link: string }) {
  const { data, size } = encode(link, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <div className={s.qr}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={formatMessage(messages.qr.alt, { link })}
        className={s.code}
      >
        <path d={path} />
      </svg>
      <p className={s.text}>{messages.qr.text}</p>
      <a href={link} rel="noreferrer" className={buttonClass({ variant: 'secondary' })}>
        {messages.actions.openMessenger}
      </a>
    </div>
  );
}
