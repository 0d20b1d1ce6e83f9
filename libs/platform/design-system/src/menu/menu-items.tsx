import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { IconName } from '../icon/icons.ts';
import { useMenuParts } from './menu-parts.ts';

/** What every item shows. */
export type ItemWords = {
  icon?: IconName;
  /** A second line: why the item is disabled, or what it will do. */
  hint?: ReactNode;
  children: ReactNode;
};

export type MenuItemProps = ItemWords & {
  /** The menu is closed by then. */
  onSelect: () => void;
  /** Stays in its place and can be read, but does nothing; say why in `hint`. */
  disabled?: boolean;
};

/** Something to do. */
export function MenuItem(props: MenuItemProps) {
  const { Item } = useMenuParts();
  return <Item {...props} />;
}

export type MenuLinkProps = Omit<ItemWords, 'children'> & {
  /** The link with its words, such as `<Link to="/user/profile">Profile</Link>`. */
  children: ReactElement<ComponentProps<'a'>>;
};

/** Another address. */
export function MenuLink(props: MenuLinkProps) {
  const { Link } = useMenuParts();
  return <Link {...props} />;
}

export type MenuGroupProps = { label: string; children: ReactNode };

/** Items that belong together, under a name. */
export function MenuGroup(props: MenuGroupProps) {
  const { Group } = useMenuParts();
  return <Group {...props} />;
}

export type MenuChoiceProps = ItemWords & {
  chosen: boolean;
  onChoose: () => void;
  /** Of the words, where it is not that of the page. */
  lang?: string;
};

/** One of several in a group, of which exactly one holds; the menu stays open and shows the effect. */
export function MenuChoice(props: MenuChoiceProps) {
  const { Choice } = useMenuParts();
  return <Choice {...props} />;
}

export type MenuSwitchProps = ItemWords & { on: boolean; onSwitch: (on: boolean) => void };

/** Something that is on or off; the menu stays open and shows the effect. */
export function MenuSwitch(props: MenuSwitchProps) {
  const { Switch } = useMenuParts();
  return <Switch {...props} />;
}
