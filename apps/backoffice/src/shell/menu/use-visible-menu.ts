import { ContributionsContext } from '@dosar/areas';
import { useSession } from '@dosar/auth';
import { useLocale } from '@dosar/i18n';
import { use } from 'react';
import { useHooksOfAreas } from '../../areas/hooks-of-areas.ts';
import type { MenuItem } from './menu-item.ts';
import { StaffMenuContext } from './staff-menu.ts';
import { visibleItems } from './visible-items.ts';

/** The items that the signed-in user may see. */
export function useVisibleMenu(): MenuItem[] {
  const [locale] = useLocale();
  const { profile } = useSession();
  const contributions = use(ContributionsContext);
  const menu = use(StaffMenuContext);
  const children = useHooksOfAreas(menu.map(({ useChildren = noChildren }) => useChildren));
  const items = menu
    .map((item, place): MenuItem => (item.type === 'sub' ? { ...item, children: children[place] } : item))
    .filter(
      ({ lists }) => !lists || lists.entriesIn(contributions).some(({ isFor }) => profile && isFor(profile)),
    );
  return visibleItems(items, profile, locale);
}

const noChildren = () => [];
