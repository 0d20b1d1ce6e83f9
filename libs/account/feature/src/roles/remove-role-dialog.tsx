import { api, apiQuery, dataOf, getSettingUsage, isApiProblem, queriesOf } from '@dosar/api-client';
import { RemovalDialog } from '@dosar/areas/used-by';
import { notify, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './roles-messages.ts';
import { useRoleRefusal } from './use-role-refusal.ts';

type RemoveRoleDialogProps = { role: Schema<'OwnRole'>; onClose: () => void };

/** Asks before a composed role goes; whoever has it gets another role. */
export function RemoveRoleDialog({ role, onClose }: RemoveRoleDialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRoleRefusal();
  const queryClient = useQueryClient();
  const { own_role_id: id, row_version, name } = role;
  const usage = useQuery(apiQuery(getSettingUsage, { params: { query: { kind: 'own_role', id } } }));
  const remove = useMutation({
    mutationFn: (moveTo: string | null) =>
      dataOf(
        api.POST('/api/user/removeOwnRole/{own_role_id}', {
          params: { path: { own_role_id: id } },
          body: { row_version, move_to: moveTo },
        }),
      ),
    onSuccess: () => {
      notify.success(t(messages.removed, { role: name }));
      onClose();
      return queryClient.invalidateQueries(queriesOf('account', 'config'));
    },
    onError: (error) => {
      // Somebody got the role meanwhile: the dialog names them.
      if (isApiProblem(error, 'setting_in_use')) return usage.refetch();
      return queryClient.invalidateQueries(queriesOf('account'));
    },
  });
  return (
    <RemovalDialog
      title={t(messages.remove, { role: name })}
      confirmLabel={t(messages.removeIt)}
      usage={usage}
      loading={remove.isPending}
      failure={remove.isError ? refusalText(remove.error) : undefined}
      onConfirm={(moveTo) => remove.mutate(moveTo)}
      onCancel={onClose}
    >
      <Text>{t(messages.removeText)}</Text>
    </RemovalDialog>
  );
}
