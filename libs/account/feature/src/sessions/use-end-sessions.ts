import { api, browseSessions, dataOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useDeviceName } from './use-device-name.ts';

/** Ends one session of one's own, or all but this one; the list is read anew afterwards. */
export function useEndSessions() {
  const { formatMessage: t } = useIntl();
  const deviceName = useDeviceName();
  const queryClient = useQueryClient();
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: [browseSessions.tag, browseSessions.id] });

  const one = useMutation({
    mutationFn: ({ session_id }: Schema<'OwnSession'>) =>
      dataOf(api.POST('/api/auth/endSession', { body: { session_id } })),
    onSuccess: (_, { user_agent }) => notify.success(t(messages.ended, { device: deviceName(user_agent) })),
    onSettled: readAgain,
  });
  const others = useMutation({
    mutationFn: () => dataOf(api.POST('/api/auth/endOtherSessions')),
    onSuccess: ({ ended }) => notify.success(t(messages.othersEnded, { count: ended })),
    onSettled: readAgain,
  });
  return { one, others };
}
