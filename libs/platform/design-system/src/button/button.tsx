import {
  cloneElement,
  isValidElement,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { ButtonRoot } from './button-recipe.ts';

export type ButtonProps = Pick<
  ComponentProps<'button'>,
  'type' | 'disabled' | 'onClick' | 'form' | 'id' | 'aria-expanded' | 'aria-controls' | 'aria-describedby'
> & {
  /** `primary` once per view, for the next step; `danger` for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'plain' | 'danger';
  icon?: IconName;
  /** Being carried out: keeps its width and its focus, and ignores further clicks. */
  loading?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  /** Takes the looks only and renders its child, for links that look like buttons. */
  asChild?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** Does something here; what goes to another address is a link (`asChild`). */
export function Button({ variant, icon, loading, wide, asChild, children, onClick, ...rest }: ButtonProps) {
  const looks = { variant, shape: wide ? 'wide' : 'text' } as const;
  if (asChild) {
    return (
      <ButtonRoot asChild {...looks} {...rest}>
        {icon ? withIcon(icon, children) : children}
      </ButtonRoot>
    );
  }
  const ignoreWhileLoading = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonRoot
      type="button"
      {...looks}
      aria-busy={loading || undefined}
      {...rest}
      onClick={ignoreWhileLoading}
    >
      {loading ? <Spinner aria-hidden /> : icon && <Icon name={icon} />}
      {children}
    </ButtonRoot>
  );
}

/** A link that looks like a button begins with its icon too. */
function withIcon(icon: IconName, link: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(link)) return link;
  return cloneElement(link, undefined, <Icon name={icon} />, link.props.children);
}
