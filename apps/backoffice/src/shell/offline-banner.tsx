import { Box, Icon } from '@dosar/design-system';
import { useMutationState } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useIsOnline } from './use-is-online.ts';

/** Says that the network is away, and what that means for what is being typed and what was sent meanwhile. */
export function OfflineBanner() {
  const { formatMessage: t } = useIntl();
  const isOnline = useIsOnline();
  const count = useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length;
  return (
    // Always there, so that screen readers hear what comes and goes in it.
    <Box role="status" background="warningSubtle" color="text">
      {!isOnline && (
        <Box display="flex" alignItems="center" gap="3" paddingInline="4" paddingBlock="2">
          <Icon name="warning" />
          <span>
            {t(messages.offline)} {t(count === 0 ? messages.staysHere : messages.waitingChanges, { count })}
          </span>
        </Box>
      )}
    </Box>
  );
}
