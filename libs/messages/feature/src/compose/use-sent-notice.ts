import { api, dataOf, hasOwnWindow, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** Longer than this is no moment to change one's mind, but a time that was chosen. */
const longestWait = 60_000;

/** Refreshes what a message has changed. */
export function useMessagesRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries(queriesOf('messages', 'claims', 'worklist'));
}

/** Says that a message is about to leave, and offers to keep it back for as long as it has not. */
export function useSentNotice() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const formats = useFormats();
  const refresh = useMessagesRefresh();

  return async (message: Schema<'Message'>, bringBack: () => void) => {
    const to = message.recipients.map(({ name, address }) => name ?? address).join(', ');
    const wait = new Date(message.send_at ?? 0).getTime() - Date.now();
    const text =
      wait > longestWait
        ? t(messages.leavesLater, { to, time: formats.dateTime(message.send_at ?? '') })
        : t(messages.leaving, { kind: message.kind, to });
    notify.success(text, { label: t(messages.undo), run: () => void cancel() });
    await refresh();

    async function cancel() {
      try {
        await dataOf(
          api.POST('/api/message/cancel/{message_id}', {
            params: { path: { message_id: message.message_id } },
          }),
        );
        bringBack();
        notify.success(t(messages.keptBack));
      } catch (problem) {
        if (isApiProblem(problem, 'conflict')) notify.warning(t(messages.tooLate));
        else if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
      }
      await refresh();
    }
  };
}
