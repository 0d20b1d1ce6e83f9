import type {
  MenuChoiceProps,
  MenuGroupProps,
  MenuItemProps,
  MenuLinkProps,
  MenuSwitchProps,
} from './menu-item-props.ts';
import { useMenuParts } from './menu-parts.ts';

/** Something to do. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

/** Another address. */
export function MenuLink(props: MenuLinkProps) {
  const { Link } = useMenuParts();
  return <Link {...props} />;
}

/** Items that belong together, under a name. */
export function MenuGroup(props: MenuGroupProps) {
  const { Group } = useMenuParts();
  return <Group {...props} />;
}

/** One of several in a group, of which exactly one holds; the menu stays open and shows the effect. */
export function MenuChoice(props: MenuChoiceProps) {
  const { Choice } = useMenuParts();
  return <Choice {...props} />;
}

/** Something that is on or off; the menu stays open and shows the effect. */
export function MenuSwitch(props: MenuSwitchProps) {
  const { Switch } = useMenuParts();
  return <Switch {...props} />;
}
