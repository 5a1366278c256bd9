import type { ComponentProps } from 'react';
import s from './index.module.scss';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string };

/** A setting that takes effect at once; a checkbox without styles. */
export function Switch({ label, ...input }: Props) {
  return (
    <label className={s.switch}>
      {label}
      <input {...input} type="checkbox" role="switch" className={s.input} />
    </label>
  );
}
