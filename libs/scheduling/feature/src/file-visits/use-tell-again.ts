import { apiMutation, queriesOf, tellVisitAgain, useProblemText } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Sends news about a visit once more that reached nobody. */
export function useTellAgain() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const isAllowed = useCan(tellVisitAgain);
  const { mutate, isPending } = useMutation({
    ...apiMutation(tellVisitAgain),
    onSuccess: () => notify.success(t(messages.toldAgain)),
    onError: (error) => notify.warning(problemText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('scheduling', 'claims', 'messages')),
  });
  return { isAllowed, isPending, tell: (newsId: string) => mutate({ body: { visit_news_id: newsId } }) };
}
