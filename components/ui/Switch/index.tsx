import type { ComponentProps } from 'react';
import s from './index.module.scss';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: string };

/** Something that is on or off at once; a check box where styles are missing. */
export function Switch({ label, ...input }: Props) {
  return (
    <label className={s.switch}>
      {label}
      <input {...input} type="checkbox" role="switch" className={s.input} />
    </label>
  );
}
