import { useOpenTaskCount } from '@dosar/assignments-feature';
import type { NavigationItem } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { messages } from './messages.ts';
import { navigationItems } from './navigation-items.tsx';
import { phoneOrder } from './staff-menu.ts';
import { useVisibleMenu } from './use-visible-menu.ts';

/** The menu of whoever is signed in, for the side of the page and for phones. */
export function useStaffMenu(): { items: NavigationItem[]; phoneItems: NavigationItem[] } {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { pathname } = useLocation();
  const openTasks = useOpenTaskCount();

  const items = navigationItems(useVisibleMenu(), {
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
