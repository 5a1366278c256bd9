import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { classNames } from '../class-names';
import s from './index.module.scss';

type Common = {
  label: string;
  hint?: ReactNode;
  error?: string;
  isLabelHidden?: boolean;
};

type FrameProps = Common & {
  id: string;
  children: (control: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
  }) => ReactNode;
};

/** The label, hint and error around any control. */
export function Frame(props: FrameProps) {
  const { id, label, hint, error, isLabelHidden, children } = props;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={s.field}>
      <label htmlFor={id} className={classNames(s.label, isLabelHidden && 'visuallyHidden')}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={s.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={`${id}-error`} className={s.error}>
          <Icon name="alert" size="small" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

type InputProps = Common & ComponentProps<'input'>;

/** A labelled single-line input with hint and error. */
export function TextField(props: InputProps) {
  const { label, hint, error, isLabelHidden, id: given, ...input } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <Frame {...{ id, label, hint, error, isLabelHidden }}>
      {(control) => <input type="text" {...input} {...control} className={s.control} />}
    </Frame>
  );
}

type Option = { value: string; label: string };

/** Renders options as elements, so that several fields can share them: React sends shared elements once. */
export const toOptionElements = (options: readonly Option[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type SelectProps = Common &
  ComponentProps<'select'> & {
    /** Options of this field only; otherwise, its children are the options. */
    options?: readonly Option[];
  };

/** A labelled choice of one, using the browser's native list. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  options,
  children,
  id: given,
  ...select
}: SelectProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Frame {...{ id, label, hint, error, isLabelHidden }}>
      {(control) => (
        <select {...select} {...control} className={classNames(s.control, s.select)}>
          {options ? toOptionElements(options) : children}
        </select>
      )}
    </Frame>
  );
}
