import { isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { messages } from './messages.ts';
import { refusalMessages } from './refusal-messages.ts';

/** The words for why a step about money was refused. */
export function useRefusalText() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  return (error: unknown): string => {
    if (isApiProblem(error, 'stale_row_version')) return t(messages.changedMeanwhile);
    if (isApiProblem(error, 'money_rule')) {
      const reason = Object.entries(refusalMessages).find(([code]) => code === error.context['reason']);
      if (reason) return t(reason[1]);
    }
    if (isApiProblem(error) && error.fields.some(({ field }) => field === 'iban'))
      return t(messages.ibanWrong);
    return problemText(error);
  };
}

type Change = { send: () => Promise<unknown>; done?: MessageDescriptor; onClose: () => void };

/** Sends a change of the money of the open file; the page then shows everything anew. */
export function useMoneyChange({ send, done = messages.saved, onClose }: Change) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const change = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      notify.success(t(done));
      await queryClient.invalidateQueries(
        queriesOf('settlement', 'claims', 'assignments', 'documents', 'messages', 'worklist', 'workload'),
      );
      onClose();
    },
  });
  return {
    isBusy: change.isPending,
    send: () => change.mutate(),
    refusal: change.isError ? refusalText(change.error) : undefined,
  };
}
