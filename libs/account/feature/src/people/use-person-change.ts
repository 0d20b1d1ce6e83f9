import { queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePeopleRefusal } from './use-people-refusal.ts';

type User = Schema<'User'>;

/** Changes a person by one call, and shows them as they are afterwards. */
export function useChange(user: User) {
  const refusalText = usePeopleRefusal();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: { send: () => Promise<User>; said: string }) => send(),
    onSuccess: (_user, { said }) => notify.success(said),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('account')),
    scope: { id: user.row.user_id },
  });
}

/** Where a change of a person goes, with the version that the page shows. */
export const placeOf = ({ row: { user_id }, row_version }: User) => ({
  params: { path: { user_id } },
  body: { row_version },
});
