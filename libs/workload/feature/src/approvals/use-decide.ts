import { apiMutation, decideApprovals, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Decides requests and says which of them stay as they are, and why. */
export function useDecide() {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  return useMutation({
    ...apiMutation(decideApprovals),
    onSuccess: (results, { body }) => {
      const done = results.filter((result) => result.outcome === 'done').length;
      const [first] = body.decisions;
      if (done > 0)
        notify.success(t(messages.decided, { count: done, outcome: first?.outcome ?? 'approved' }));
      for (const { code } of results) if (code !== null) notify.warning(t(messages.skipped, { code }));
    },
    onSettled: () =>
      queryClient.invalidateQueries(
        queriesOf('workload', 'absences', 'settlement', 'worklist', 'assignments', 'claims'),
      ),
  });
}
