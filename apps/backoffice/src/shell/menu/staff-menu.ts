import type { AreaManifest, MenuEntry } from '@dosar/areas';
import { createContext } from 'react';
import type { MenuItem } from './menu-item.ts';

/** The menu of the staff (M1–M10), provided around their pages. */
export const StaffMenuContext = createContext<readonly MenuItem[]>([]);

/** Fetches the entries of all areas, in the order of the side menu. */
export async function loadStaffMenu(areas: readonly AreaManifest[]): Promise<MenuItem[]> {
  const entries = await Promise.all(areas.map(async ({ menu }) => (await menu?.()) ?? []));
  return entries
    .flat()
    .toSorted((one, other) => one.order - other.order)
    .map((entry): MenuItem => ({
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
