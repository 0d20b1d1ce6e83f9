import type { AreaManifest, MenuEntry } from '@dosar/areas';
import type { MenuItem } from './menu-item.ts';

/** The menu of the staff (M1–M10): the entries of all areas, in the order of the side menu. */
export function staffMenu(areas: readonly AreaManifest[]): MenuItem[] {
  return areas
    .flatMap(({ menu = [] }) => menu)
    .toSorted((one, other) => one.order - other.order)
    .map((entry) => ({
      type: entry.useChildren ? 'sub' : 'link',
      ...requirementOf(entry.access),
      ...entry,
    }));
}

/** What the contract says about a page, as conditions of an item (M11). */
export function requirementOf({
  roles,
  feature,
}: MenuEntry['access']): Pick<MenuItem, 'roles' | 'rolesCondition' | 'feature'> {
  const suffix = roles?.find((role) => role.startsWith('*'))?.slice(1);
  const named = roles?.filter((role) => !role.startsWith('*')) ?? [];
  return {
    ...(named.length > 0 && { roles: named }),
    ...(suffix !== undefined && { rolesCondition: suffix }),
    ...(feature !== undefined && { feature }),
  };
}
