import { Flex, Icon } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import type { Way } from './ways-of-day.ts';

/** How far the next visit is, and how long there is to get there; nothing where both are at one place. */
export function WayToVisit({ way }: { way: Way | undefined }) {
  const { formatMessage: t } = useIntl();
  if (way === undefined) return null;
  const { km, minutes } = way;
  return (
    <Flex
      gap="2"
      alignItems="center"
      padding="2"
      borderTopWidth="1px"
      background="surfaceSubtle"
      color="textMuted"
      fontSize="sm"
    >
      <Icon name="place" />
      {t(messages.way, { km: km === undefined ? 'none' : String(km), minutes })}
    </Flex>
  );
}
