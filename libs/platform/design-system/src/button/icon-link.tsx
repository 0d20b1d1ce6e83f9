import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';
import { ButtonRoot } from './button-recipe.ts';

export type IconLinkProps = {
  icon: IconName;
  /** Where it leads, such as `tel:+40722418903`. */
  href: string;
  /** What it does: the accessible name and the tooltip. */
  label: string;
  /** Opens beside the page; the label says so. */
  isNewTab?: boolean;
};

/** A link of one picture, such as the one that calls somebody. */
export function IconLink({ icon, href, label, isNewTab }: IconLinkProps) {
  return (
    <ButtonRoot asChild variant="quiet" shape="icon">
      <a
        href={href}
        aria-label={label}
        {...tooltipProps(label)}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      >
        <Icon name={icon} />
      </a>
    </ButtonRoot>
  );
}
