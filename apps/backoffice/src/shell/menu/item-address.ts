import type { MenuItem } from './menu-item.ts';

/** The group whose items are lists of assignments. */
export const assignments = 'assignments';

/**
 * The address of an item: its own, or `/{state}`, below a group `/{group}/{state}`, below assignments `/assignments/list/{state}`.
 * Categories of reports are no part of it: every report stands at `/reports/{state}`.
 */
export function itemAddress({ state, type, address }: MenuItem, group?: string): string {
  if (type === 'extLink' || type === 'extTabLink') return externalAddress(state);
  if (group === undefined) return address ?? `/${state}`;
  return group === assignments ? `/assignments/list/${state}` : `/${group}/${state}`;
}

/** External addresses come from configuration: only secure ones, and paths of this site. */
function externalAddress(address: string): string {
  const url = URL.parse(address, location.origin);
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : '/';
}
