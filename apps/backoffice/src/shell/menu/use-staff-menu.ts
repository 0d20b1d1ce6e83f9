import type { NavigationItem } from '@dosar/design-system';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useHooksOfAreas } from '../../areas/hooks-of-areas.ts';
import { navigationItems } from './navigation-items.tsx';
import { StaffMenuContext } from './staff-menu.ts';
import { useVisibleMenu } from './use-visible-menu.ts';

/** The menu of whoever is signed in, for the side of the page and for phones. */
export function useStaffMenu(): { items: NavigationItem[]; phoneItems: NavigationItem[] } {
  const { formatMessage: t } = useIntl();
  const { pathname } = useLocation();
  const menu = use(StaffMenuContext);
  const counted = useHooksOfAreas(menu.map(({ useBadge = noBadge }) => useBadge));

  const items = navigationItems(useVisibleMenu(), {
    nameOf: (name) => (typeof name === 'string' ? name : t(name)),
    badges: Object.fromEntries(menu.map(({ state }, place) => [state, counted[place]])),
    pathname,
  });
  const placeOnPhone = ({ key }: NavigationItem) =>
    menu.find(({ state }) => state === key)?.phoneOrder ?? Infinity;
  return { items, phoneItems: items.toSorted((one, other) => order(placeOnPhone(one), placeOnPhone(other))) };
}

const noBadge = () => undefined;

/** Items without a place stay in the order of the menu. */
function order(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
