import { useId, type ComponentProps, type ReactNode } from 'react';
import { Frame } from '../Field';
import { classNames } from '../class-names';
import f from '../Field/index.module.scss';
import s from './index.module.scss';

type Props = ComponentProps<'textarea'> & {
  label: string;
  hint?: ReactNode;
  error?: string;
  /** The number of characters, such as `12/300`. */
  counter?: string;
};

/** A labelled multi-line input with hint, error and character count. */
export function TextArea({ label, hint, error, counter, id: given, ...box }: Props) {
  const own = useId();
  const id = given ?? own;
  return (
    <Frame {...{ id, label, hint, error }}>
      {(control) => (
        <div className={s.box}>
          <textarea rows={5} {...box} {...control} className={classNames(f.control, s.text)} />
          {counter ? <span className={s.counter}>{counter}</span> : null}
        </div>
      )}
    </Frame>
  );
}
