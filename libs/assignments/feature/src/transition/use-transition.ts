import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, isApiProblem, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './transition-messages.ts';

type Chosen = { transition: Schema<'Transition'>; reason?: string };

/** Moves the assignment along; a version that is out of date reloads it, so that the person decides on what is true now. */
export function useTransition({ header, row_version }: Schema<'AssignmentDetail'>) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments'));

  return useMutation({
    mutationFn: ({ transition, reason }: Chosen) =>
      dataOf(
        api.POST('/api/assignment/transition/{assignment_id}', {
          params: { path: { assignment_id: header.assignment_id } },
          body: { transition_code: transition.code, row_version, ...(reason !== undefined && { reason }) },
        }),
      ),
    onSuccess: async ({ status_name }) => {
      notify.success(t(messages.moved, { status: status_name }));
      await refresh();
    },
    onError: async (error) => {
      if (isApiProblem(error, 'stale_row_version')) await refresh();
    },
  });
}
