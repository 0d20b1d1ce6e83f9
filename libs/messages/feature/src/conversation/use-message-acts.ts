import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Sends again what failed, or keeps back what has not left. */
export function useMessageActs({ message_id: id }: Pick<Schema<'Message'>, 'message_id'>) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  return async (act: 'retry' | 'cancel') => {
    const asked = { params: { path: { message_id: id } } };
    try {
      await dataOf(
        act === 'retry'
          ? api.POST('/api/message/retry/{message_id}', asked)
          : api.POST('/api/message/cancel/{message_id}', asked),
      );
      if (act === 'retry') notify.success(t(messages.retried));
    } catch (problem) {
      notify.warning(problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('messages', 'claims'));
  };
}
