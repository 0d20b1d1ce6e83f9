import type { NavigationBadge, NavigationItem } from '@dosar/design-system';
import { Link, matchPath, NavLink } from 'react-router';
import { assignments, itemAddress } from './item-address.ts';
import type { MenuBadge, MenuItem } from './menu-item.ts';

/** What turns items into entries of the navigation. */
export type NavigationWorld = {
  /** The words of an item. */
  nameOf: (name: MenuItem['name']) => string;
  badges: Partial<Record<MenuBadge, NavigationBadge>>;
  /** The path of the page that is open. */
  pathname: string;
};

const ownTasks = '?keys=1';

/** Items as entries of the navigation; `group` is the route of the item around them. */
export function navigationItems(
  items: readonly MenuItem[],
  world: NavigationWorld,
  group?: string,
): NavigationItem[] {
  const holdsOpenList = ({ state, children = [] }: MenuItem) =>
    state === assignments && children.some((child) => isOpenAt(child, world.pathname, state));
  return items.map((item, index) => {
    const { state, name, icon, badge, children } = item;
    const entry = {
      key: group === undefined ? state : `${group}/${state}`,
      label: world.nameOf(name),
      ...(icon && { icon }),
      // Where nothing stands before it there is nothing to part.
      ...(index > 0 && item.kind !== items[index - 1]?.kind && { startsGroup: true }),
      ...(badge && world.badges[badge] && { badge: world.badges[badge] }),
    };
    // A category is a heading: its reports stand below `/reports` all the same.
    if (children)
      return {
        ...entry,
        children: navigationItems(children, world, group ?? state),
        holdsCurrent: children.some((child) => isOpenAt(child, world.pathname, group ?? state)),
      };
    const isOpen = state === 'worklist' && isAtList(world.pathname) && !items.some(holdsOpenList);
    return { ...entry, link: linkTo(item, itemAddress(item, group) + narrowing(item), isOpen) };
  });
}

/** The number beside the tasks counts one's own, and so the entry opens these. */
function narrowing({ state }: MenuItem): string {
  return state === 'worklist' ? ownTasks : '';
}

function isOpenAt(item: MenuItem, pathname: string, group: string): boolean {
  if (item.children) return item.children.some((child) => isOpenAt(child, pathname, group));
  return matchPath({ path: itemAddress(item, group), end: false }, pathname) !== null;
}

/** The lists are tabs of the page of tasks, unless the menu has an item of its own for the one that is open. */
function isAtList(pathname: string): boolean {
  return matchPath(`/${assignments}/list/:list`, pathname) !== null;
}

function linkTo({ type, state }: MenuItem, address: string, isOpen: boolean) {
  if (type === 'extTabLink') return <Link to={address} target="_blank" rel="noopener noreferrer" />;
  if (type === 'extLink') return <Link to={address} rel="noreferrer" />;
  if (isOpen) return <Link to={address} aria-current="page" />;
  // Settings are current on their own page only: partners, help and units stand below them and are items, too.
  return <NavLink to={address} end={state === 'config'} />;
}
