import { api, dataOf, hasOwnWindow, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { notify } from '@dosar/design-system';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { linkToEntry } from './entry-parts.tsx';
import { messages } from './messages.ts';

/** What can be done with every entry: its link is copied, it is pinned. */
export function useEntryActs(file: OpenedFile) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();

  const copyLink = async (id: string) => {
    try {
      await navigator.clipboard.writeText(location.origin + linkToEntry(file, id));
      notify.success(t(messages.linkCopied));
    } catch {
      // No permission, or a page that is not served securely: the time of the entry is a link as well.
      notify.warning(t(messages.linkNotCopied));
    }
  };
  const pin = async (id: string, isPinned: boolean) => {
    try {
      await dataOf(
        api.POST('/api/timeline/pin/{timeline_event_id}', {
          params: { path: { timeline_event_id: id } },
          body: { is_pinned: isPinned },
        }),
      );
    } catch (problem) {
      if (isApiProblem(problem, 'conflict')) notify.warning(t(messages.tooManyPinned));
      else if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await queryClient.invalidateQueries(queriesOf('claims'));
  };
  return { copyLink: (id: string) => void copyLink(id), pin: (id: string, is: boolean) => void pin(id, is) };
}
