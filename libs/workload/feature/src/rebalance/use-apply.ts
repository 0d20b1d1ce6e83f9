import { api, apiMutation, applyRebalance, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { notify, withdrawOffer, type NoticeAction } from '@dosar/design-system';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

/** What was done, and until when it can be taken back. */
export type Done = {
  assignment_change_id: string;
  undo_until: string;
  at: Date;
  /** The same way back, in the notice. */
  offer: NoticeAction;
};

type Reactions = { onDone: (isDone: boolean) => void; onUndone: () => void };

/** Makes the moves, and takes them back. */
export function useApply({ onDone, onUndone }: Reactions) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [done, setDone] = useState<Done>();
  const refresh = () =>
    queryClient.invalidateQueries(queriesOf('workload', 'worklist', 'assignments', 'claims'));
  const undo = useMutation({
    mutationFn: ({ assignment_change_id }: Done) =>
      dataOf(
        api.POST('/api/assignment/undoChange/{assignment_change_id}', {
          params: { path: { assignment_change_id } },
        }),
      ),
    onMutate: ({ offer }) => withdrawOffer(offer),
    onSuccess: ({ items }) => {
      const kept = items.filter((item) => item.outcome !== 'done').length;
      if (kept > 0) notify.warning(t(messages.undoneBut, { count: kept }));
      else notify.success(t(messages.undone));
      setDone(undefined);
      onUndone();
    },
    onError: (error) => notify.warning(problemText(error)),
    onSettled: refresh,
  });
  const apply = useMutation({
    ...apiMutation(applyRebalance),
    onSuccess: (result) => {
      const made: Done = {
        ...result,
        at: new Date(),
        offer: { label: t(messages.undo), run: () => undo.mutate(made) },
      };
      setDone(made);
      onDone(true);
      notify.success(
        [t(messages.moved, { count: result.moved }), t(messages.told, { count: result.told })].join(', '),
        made.offer,
      );
    },
    onSettled: refresh,
  });
  return { apply, undo, done };
}
