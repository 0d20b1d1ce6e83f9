import { useIsQuiet, type NavigationBadge } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { defineMessage, useIntl } from 'react-intl';
import { useShortlist } from './use-shortlist.ts';

/** How many open tasks the signed-in person has, for the menu; nothing while there are none. */
export function useOpenTaskBadge(): NavigationBadge | undefined {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const { data } = useShortlist({ isWanted: useIsQuiet() });
  const openTasks = data?.tiles.find(({ code }) => code === 'mine')?.total;
  if (!openTasks || openTasks.count === 0) return undefined;
  return {
    text: `${formats.number(openTasks.count)}${openTasks.capped ? '+' : ''}`,
    label: t(openTaskText, { count: openTasks.count }),
  };
}

const openTaskText = defineMessage<{ count: number }>({
  id: 'worklist.menu.openTasks',
  description: 'Read after the menu entry "Tasks": how many are open',
  defaultMessage: '{count, plural, one {# open} other {# open}}',
});
