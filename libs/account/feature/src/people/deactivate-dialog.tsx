import { api, dataOf, queriesOf, useQueryFailure } from '@dosar/api-client';
import { Button, Dialog, ErrorState, LoadingState, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './deactivate-messages.ts';
import { LeftWorkForm } from './left-work-form.tsx';
import { messages as people } from './people-messages.ts';
import { leftWorkQuery } from './people-queries.ts';
import { handOverOf, type Takers } from './taker-choice.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';

type DeactivateDialogProps = { user: Schema<'User'>; onClose: () => void };

/** Ends the access of somebody who has left: what they have open goes to others, or the access stays. */
export function DeactivateDialog({ user, onClose }: DeactivateDialogProps) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const refusalText = usePeopleRefusal();
  const queryClient = useQueryClient();
  const left = useQuery({ ...leftWorkQuery(user.row.user_id), gcTime: 0 });
  const [takers, setTakers] = useState<Takers>({});
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const items = left.data?.items ?? [];
  const count = items.reduce((sum, item) => sum + item.count, 0);
  const deactivation = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/user/deactivateUser/{user_id}', {
          params: { path: { user_id: user.row.user_id } },
          body: {
            row_version: user.row_version,
            hand_over: handOverOf(items, takers),
            note: note.trim() === '' ? null : note.trim(),
          },
        }),
      ),
    onSuccess: () => {
      notify.success(t(messages.done, { name: user.row.full_name, count }));
      onClose();
    },
    onError: (error) => {
      notify.warning(refusalText(error));
      void left.refetch();
    },
    onSettled: () => queryClient.invalidateQueries(queriesOf('account')),
  });
  const confirm = () => {
    setAsked(true);
    if (items.every(({ kind }) => takers[kind] !== undefined)) deactivation.mutate();
  };
  return (
    <Dialog
      open
      size="large"
      title={t(messages.title, { name: user.row.full_name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="danger" disabled={!left.data} loading={deactivation.isPending} onClick={confirm}>
            {count === 0 ? t(people.deactivate) : t(messages.handOver, { count })}
          </Button>
        </>
      }
    >
      {left.data ? (
        <LeftWorkForm
          left={left.data}
          takers={takers}
          onTake={(kind, taker) => setTakers({ ...takers, [kind]: taker })}
          isAsked={isAsked}
          note={note}
          onNote={setNote}
        />
      ) : left.isError ? (
        <ErrorState {...failureOf(left)} />
      ) : (
        <LoadingState shape="rows" count={4} />
      )}
    </Dialog>
  );
}
