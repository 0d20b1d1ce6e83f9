import type { MenuItem } from './menu-item.ts';

/** The group whose items are lists of assignments. */
export const assignments = 'assignments';
/** Routes that the menu names shortly; the specification redirects them. */
const shortNames: Readonly<Record<string, string>> = {
  shortlist: '/assignments/shortlist',
  worklist: '/assignments/worklist',
};

/**
 * The address of an item: `/{state}`, below a group `/{group}/{state}`, below assignments `/assignments/list/{state}`.
 * Categories of reports are no part of it: every report stands at `/reports/{state}`.
 */
export function itemAddress({ state, type }: MenuItem, group?: string): string {
  if (type === 'extLink' || type === 'extTabLink') return externalAddress(state);
  if (group === undefined) return shortNames[state] ?? `/${state}`;
  return group === assignments ? `/assignments/list/${state}` : `/${group}/${state}`;
}

/** External addresses come from configuration: only secure ones, and paths of this site. */
function externalAddress(address: string): string {
  const url = URL.parse(address, location.origin);
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : '/';
}
