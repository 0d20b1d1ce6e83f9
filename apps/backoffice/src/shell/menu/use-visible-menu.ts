import { browseReports } from '@dosar/api-client';
import { isAllowed, useSession } from '@dosar/auth';
import { useLocale } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import type { MenuItem } from './menu-item.ts';
import { reportItems, reportsQuery } from './reports-submenu.ts';
import { staffMenu } from './staff-menu.ts';
import { visibleItems } from './visible-items.ts';

/** The items that whoever is signed in may see, with the reports of their organisation. */
export function useVisibleMenu(): MenuItem[] {
  const [locale] = useLocale();
  const { profile } = useSession();
  const reports = useQuery({ ...reportsQuery, enabled: isAllowed(profile, browseReports) });
  const menu = staffMenu.map((item) =>
    item.type === 'sub-rep' ? { ...item, children: reportItems(reports.data ?? []) } : item,
  );
  return visibleItems(menu, profile, locale);
}
