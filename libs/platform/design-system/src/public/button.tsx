import type { ComponentProps } from 'react';

/** `primary` is the next step and appears once on a page; `quiet` looks like a link. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  /** Shows that the press was taken; the button keeps its width and refuses a second press. */
  isBusy?: boolean;
};

/** Something to press; at least 44 px high, so that a thumb finds it. */
export function Button({
  variant = 'secondary',
  isBusy = false,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`dosar-button dosar-button-${variant}`}
      aria-busy={isBusy || undefined}
      disabled={disabled ?? isBusy}
    />
  );
}
