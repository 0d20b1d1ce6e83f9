import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf, hasOwnWindow, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import type { SaidWithStep } from './said-with-step.ts';
import { messages } from './transition-messages.ts';

type Chosen = { transition: Schema<'Transition'>; said?: SaidWithStep };

/** Moves the assignment along, and back where nothing else came of it; a version that is out of date reloads it, so that the person decides on what is true now. */
export function useTransition({ header, row_version }: Schema<'AssignmentDetail'>) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments'));

  const undo = async (id: string) => {
    try {
      const { items } = await dataOf(
        api.POST('/api/assignment/undoChange/{assignment_change_id}', {
          params: { path: { assignment_change_id: id } },
        }),
      );
      const outcome = items[0]?.outcome ?? 'skipped';
      notify[outcome === 'done' ? 'success' : 'warning'](t(messages.undone, { outcome }));
    } catch (problem) {
      if (!hasOwnWindow(problem)) notify.warning(problemText(problem));
    }
    await refresh();
  };

  return useMutation({
    mutationFn: ({ transition, said }: Chosen) =>
      dataOf(
        api.POST('/api/assignment/transition/{assignment_id}', {
          params: { path: { assignment_id: header.assignment_id } },
          body: { transition_code: transition.code, row_version, ...said },
        }),
      ),
    onSuccess: async ({ status_name, assignment_change_id: id, undo_until: undoUntil }) => {
      const offer = undoUntil === null ? undefined : { label: t(messages.undo), run: () => void undo(id) };
      notify.success(t(messages.moved, { status: status_name }), offer);
      await refresh();
    },
    onError: async (error) => {
      if (isApiProblem(error, 'stale_row_version')) await refresh();
    },
  });
}
