import type { PictureMessages } from '@/lib/i18n/picture-messages';
import s from './index.module.scss';

/** The status of a request that ends at each step. */
const STATUSES = ['401', '429', '200'];

function Station({ name, text }: { name: string; text: string }) {
  return (
    <div className={s.station}>
      <b>{name}</b>
      <span>{text}</span>
    </div>
  );
}

/** The path of a request, and where it can end early. */
export function RequestPath({ messages: { requestPath } }: { messages: PictureMessages }) {
  const { start, steps } = requestPath;
  return (
    <ol className={s.path}>
      <li className={s.step}>
        <Station {...start} />
      </li>
      {steps.map(({ name, text, exit }, index) => (
        <li key={name} className={s.step}>
          <Station name={name} text={text} />
          <p className={s.exit} data-status={STATUSES[index]}>
            <b>{STATUSES[index]}</b>
            <span>{exit}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
