import { apiMutation, decideAbsences, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './inbox-messages.ts';

/** Decides requests and says which of them stay as they are, and why. */
export function useDecide() {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const skippedText = ({ code, absence }: Schema<'DecidedAbsence'>) => {
    const facts = { name: absence?.full_name ?? '', by: absence?.decided_by_name ?? '' };
    if (code === 'not_open') return t(messages.skippedNotOpen, facts);
    if (code === 'work_changed') return t(messages.skippedWork, facts);
    if (code === 'circle') return t(messages.skippedCircle, facts);
    if (code === 'replacement_unanswered') return t(messages.skippedUnanswered, facts);
    return t(messages.skippedStale, facts);
  };
  return useMutation({
    ...apiMutation(decideAbsences),
    onSuccess: (results) => {
      const done = results.filter((result) => result.outcome === 'done').length;
      if (done > 0) notify.success(t(messages.decided, { count: done }));
      for (const result of results) if (result.outcome === 'skipped') notify.warning(skippedText(result));
    },
    onSettled: () =>
      queryClient.invalidateQueries(queriesOf('absences', 'worklist', 'assignments', 'claims')),
  });
}
