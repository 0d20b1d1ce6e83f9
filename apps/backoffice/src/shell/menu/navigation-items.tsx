import type { NavigationBadge, NavigationItem } from '@dosar/design-system';
import { Link, matchPath, NavLink } from 'react-router';
import { assignments, itemAddress } from './item-address.ts';
import type { MenuItem } from './menu-item.ts';

/** What turns items into entries of the navigation. */
export type NavigationWorld = {
  /** The words of an item. */
  nameOf: (name: MenuItem['name']) => string;
  /** The numbers beside items, by their state. */
  badges: Readonly<Record<string, NavigationBadge | undefined>>;
  /** The path of the page that is open. */
  pathname: string;
};

/** Items as entries of the navigation; `group` is the route of the item around them. */
export function navigationItems(
  items: readonly MenuItem[],
  world: NavigationWorld,
  group?: string,
): NavigationItem[] {
  const holdsOpenList = ({ state, children = [] }: MenuItem) =>
    state === assignments && children.some((child) => isOpenAt(child, world.pathname, state));
  return items.map((item, index) => {
    const { state, name, icon, children } = item;
    const badge = world.badges[state];
    const entry = {
      key: group === undefined ? state : `${group}/${state}`,
      label: world.nameOf(name),
      ...(icon && { icon }),
      // Where nothing stands before it there is nothing to part.
      ...(index > 0 && item.isAround !== items[index - 1]?.isAround && { startsGroup: true }),
      ...(badge && { badge }),
    };
    // A category is a heading: its reports stand below `/reports` all the same.
    if (children)
      return {
        ...entry,
        children: navigationItems(children, world, group ?? state),
        holdsCurrent: children.some((child) => isOpenAt(child, world.pathname, group ?? state)),
      };
    const isOpen = isAlsoCurrent(item, world.pathname) && !items.some(holdsOpenList);
    const address = itemAddress(item, group);
    const isOfAnother = items.some(
      (other) =>
        itemAddress(other, group).startsWith(`${address.replace(/\/$/, '')}/`) &&
        isOpenAt(other, world.pathname, group),
    );
    return { ...entry, link: linkTo(item, address + (item.query ?? ''), { isOpen, isOfAnother }) };
  });
}

function isOpenAt(item: MenuItem, pathname: string, group: string | undefined): boolean {
  if (item.children) return item.children.some((child) => isOpenAt(child, pathname, group));
  return matchPath({ path: itemAddress(item, group), end: false }, pathname) !== null;
}

/** Other addresses of the item's page, unless the menu has an item of its own for the one that is open. */
function isAlsoCurrent({ alsoCurrentAt = [] }: MenuItem, pathname: string): boolean {
  return alsoCurrentAt.some((pattern) => matchPath(pattern, pathname) !== null);
}

function linkTo({ type }: MenuItem, address: string, at: { isOpen: boolean; isOfAnother: boolean }) {
  if (type === 'extTabLink') return <Link to={address} target="_blank" rel="noopener noreferrer" />;
  if (type === 'extLink') return <Link to={address} rel="noreferrer" />;
  if (at.isOpen) return <Link to={address} aria-current="page" />;
  // Not current at an address below it that is another item's, as that of partners below the settings.
  return <NavLink to={address} end={at.isOfAnother} />;
}
