import { VisuallyHidden } from '@chakra-ui/react';
import { cloneElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { NavigationBadge, NavigationPlace } from './navigation-item.ts';
import { tooltipProps } from '../tooltip/tooltip-props.ts';

type WordsProps = Pick<NavigationPlace, 'icon' | 'label' | 'badge'>;

/** What an entry shows: its picture, its name, and how much waits behind it. */
export function NavigationWords({ icon, label, badge }: WordsProps) {
  return (
    <>
      {icon && <Icon name={icon} scale={1.38} />}
      {/* As wide as it will be when its page is open, so that the neighbours stay where they are. */}
      <span data-label={label}>{label}</span>
      {badge && <Badge {...badge} />}
    </>
  );
}

function Badge({ text, label }: NavigationBadge) {
  return (
    <span>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

type LinkProps = {
  place: NavigationPlace;
  onFollow?: (() => void) | undefined;
  /** Pointing at it tells its name: nothing else does where only its picture is seen. */
  hasTitle?: boolean;
};

/** The link of an entry with its words. */
export function NavigationLink({ place, onFollow, hasTitle = false }: LinkProps) {
  const { link, icon, label, badge } = place;
  const children = <NavigationWords icon={icon} label={label} badge={badge} />;
  return cloneElement(link, { onClick: onFollow, children, ...(hasTitle && tooltipProps(label)) });
}
