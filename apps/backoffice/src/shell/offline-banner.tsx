import { Box, Icon, useBrowserFact } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Says that the network is away, how old what the page shows is, and what that means for what is being typed and what was sent meanwhile. */
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
            <Offline /> {t(count === 0 ? messages.staysHere : messages.waitingChanges, { count })}
          </span>
        </Box>
      )}
    </Box>
  );
}

function Offline() {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const readAt = useBrowserFact(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => oldestShown(queryClient),
  );
  return readAt === undefined
    ? t(messages.offline)
    : t(messages.offlineSince, { time: formats.time(readAt) });
}

/** When the oldest of the answers that the page shows was read, of those that are kept; undefined where it shows none. */
function oldestShown(queryClient: QueryClient): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({
      type: 'active',
      predicate: ({ meta, state }) => meta?.isKeptOffline === true && state.data !== undefined,
    })
    .map(({ state }) => state.dataUpdatedAt);
  return shown.length === 0 ? undefined : Math.min(...shown);
}

function watchConnection(listener: () => void): () => void {
  const stop = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether the device has a network; that the server answers is another matter. */
function useIsOnline(): boolean {
  return useBrowserFact(watchConnection, () => navigator.onLine);
}
