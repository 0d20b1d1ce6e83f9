import { isAllowed, type Profile } from '@dosar/auth';
import type { Locale } from '@dosar/i18n';
import type { MenuItem } from './menu-item.ts';

/** The items that somebody may see (M11): the roles, the feature and the language fit, and something stands in a group. */
export function visibleItems(
  items: readonly MenuItem[],
  profile: Profile | undefined,
  locale: Locale,
): MenuItem[] {
  return items.flatMap((item) => {
    const { locales, children } = item;
    if (locales && !locales.includes(locale)) return [];
    if (!isAllowed(profile, requirementOf(item))) return [];
    if (item.type !== 'sub') return [item];
    const visible = visibleItems(children ?? [], profile, locale);
    return visible.length > 0 ? [{ ...item, children: visible }] : [];
  });
}

function requirementOf({ roles, rolesCondition, feature }: MenuItem) {
  const wanted = [...(roles ?? []), ...(rolesCondition === undefined ? [] : [`*${rolesCondition}`])];
  return { ...(wanted.length > 0 && { roles: wanted }), ...(feature !== undefined && { feature }) };
}
