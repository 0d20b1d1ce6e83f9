import type { ComponentProps, Ref } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';
import { ButtonRoot } from './button-recipe.ts';

export type IconButtonProps = Pick<
  ComponentProps<'button'>,
  | 'disabled'
  | 'onClick'
  | 'onKeyDown'
  | 'type'
  | 'id'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-pressed'
  | 'aria-haspopup'
> & {
  icon: IconName;
  /** What it does: the accessible name and the tooltip. */
  label: string;
  variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';
  ref?: Ref<HTMLButtonElement>;
};

/** A button of one picture, for places where the words would repeat on every row. */
export function IconButton({ icon, label, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <ButtonRoot
      type="button"
      variant={variant}
      shape="icon"
      aria-label={label}
      {...tooltipProps(label)}
      {...rest}
    >
      <Icon name={icon} />
    </ButtonRoot>
  );
}
