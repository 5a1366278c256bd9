import { Mark } from '../../brand/Mark';
import s from './index.module.scss';

/** The mark with the company's name. */
export function Brand({ name }: { name: string }) {
  return (
    <span className={s.brand}>
      <Mark size={22} ink="currentColor" signal="var(--accent)" />
      {name}
    </span>
  );
}
