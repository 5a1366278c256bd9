import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import s from './index.module.scss';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 's' | 'm' | 'l';
};

/** Returns the classes of a button, for links that act as one. */
export function buttonClass({ variant = 'primary', size = 'm' }: ButtonLook = {}): string {
  return classNames(s.button, s[variant], s[size]);
}

type Props = ButtonLook & ComponentProps<'button'> & { isLoading?: boolean; loadingLabel?: string };

/** A button; while `isLoading`, it stays focusable, says so and ignores clicks. */
export function Button({
  variant,
  size,
  isLoading = false,
  loadingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={isLoading ? 'button' : type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? undefined : onClick}
      className={classNames(buttonClass({ variant, size }), isLoading && s.loading, className)}
    >
      <span className={s.label}>{children}</span>
      {isLoading ? (
        <span className={s.spinner} role="status">
          <span className="visuallyHidden">{loadingLabel}</span>
        </span>
      ) : null}
    </button>
  );
}
