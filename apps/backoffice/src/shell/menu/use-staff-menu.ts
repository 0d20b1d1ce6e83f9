import { browseReports } from '@dosar/api-client';
import { useOpenTaskCount } from '@dosar/assignments-feature';
import { isAllowed, useSession } from '@dosar/auth';
import type { NavigationItem } from '@dosar/design-system';
import { useFormats, useLocale } from '@dosar/i18n';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { messages } from './messages.ts';
import { navigationItems } from './navigation-items.tsx';
import { reportItems, reportsQuery } from './reports-submenu.ts';
import { phoneOrder, staffMenu } from './staff-menu.ts';
import { visibleItems } from './visible-items.ts';

/** The menu of whoever is signed in, for the side of the page and for phones. */
export function useStaffMenu(): { items: NavigationItem[]; phoneItems: NavigationItem[] } {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const [locale] = useLocale();
  const { profile } = useSession();
  const { pathname } = useLocation();
  const reports = useQuery({ ...reportsQuery, enabled: isAllowed(profile, browseReports) });
  const openTasks = useOpenTaskCount();

  const menu = staffMenu.map((item) =>
    item.type === 'sub-rep' ? { ...item, children: reportItems(reports.data ?? []) } : item,
  );
  const items = navigationItems(visibleItems(menu, profile, locale), {
    nameOf: (name) => (typeof name === 'string' ? name : t(name)),
    badges: {
      ...(openTasks !== undefined &&
        openTasks.count > 0 && {
          myOpenTasks: {
            text: `${formats.number(openTasks.count)}${openTasks.capped ? '+' : ''}`,
            label: t(messages.openTasks, { count: openTasks.count }),
          },
        }),
    },
    pathname,
  });
  return { items, phoneItems: items.toSorted((one, other) => placeOnPhone(one) - placeOnPhone(other)) };
}

function placeOnPhone({ key }: NavigationItem): number {
  const place = phoneOrder.indexOf(key);
  return place === -1 ? phoneOrder.length : place;
}
