import { api, asFile, dataOf, hasOwnWindow, isApiProblem, saveFile, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { filesQuery } from '../report-queries.ts';
import { messages } from './messages.ts';

/** Asks for files of all cases and saves those that are ready. */
export function useFileActs() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const warn = (problem: unknown) => {
    if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
  };
  return {
    start: async ({ state, parameters }: Schema<'ReportAnswer'>, format: 'xlsx' | 'csv') => {
      try {
        await dataOf(
          api.POST('/api/report/startFile/{state}', {
            params: { path: { state } },
            body: { format, parameters },
          }),
        );
        notify.success(t(messages.asked));
      } catch (problem) {
        if (isApiProblem(problem, 'conflict')) notify.warning(t(messages.tooMany));
        else warn(problem);
      }
      await queryClient.invalidateQueries({ queryKey: filesQuery.queryKey });
    },
    save: ({ report_file_id: id }: Schema<'ReportFile'>) =>
      saveFile(
        api.GET('/api/report/downloadFile/{report_file_id}', {
          params: { path: { report_file_id: id } },
          ...asFile,
        }),
      ).catch(warn),
  };
}
