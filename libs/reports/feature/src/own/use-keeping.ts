import { hasOwnWindow, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ownReportsQuery } from '../report-queries.ts';

/** How changes to what somebody keeps of reports are shown, and what is said of them. */
export function useKeeping() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { queryKey } = ownReportsQuery;
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  return {
    refresh,
    /** Shows a change before the server has told of it. */
    show: (change: (own: Schema<'OwnReports'>) => Schema<'OwnReports'>) =>
      queryClient.setQueryData(queryKey, (own) => own && change(own)),
    /** Does something and says that it is done, or why it is not. */
    told: async (act: () => Promise<unknown>, done?: MessageDescriptor) => {
      try {
        await act();
        if (done) notify.success(t(done));
      } catch (problem) {
        if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
      }
      await refresh();
    },
  };
}
