import {
  api,
  apiQuery,
  dataOf,
  getSettingUsage,
  isApiProblem,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import { RemovalDialog } from '@dosar/areas/used-by';
import { notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type CloseDialogProps = { team: Schema<'ManagedTeam'>; onClose: () => void };

/** Asks before a team is closed; its people and queues go to another one. */
export function CloseDialog({ team, onClose }: CloseDialogProps) {
  const { formatMessage: t, locale } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { team_id: id, row_version, name_ro, name_en } = team;
  const usage = useQuery(apiQuery(getSettingUsage, { params: { query: { kind: 'team', id } } }));
  const close = useMutation({
    mutationFn: (moveTo: string | null) =>
      dataOf(
        api.POST('/api/workload/closeTeam/{team_id}', {
          params: { path: { team_id: id } },
          body: { row_version, move_to: moveTo },
        }),
      ),
    onSuccess: () => {
      notify.success(t(messages.closed));
      onClose();
      return queryClient.invalidateQueries(queriesOf('workload', 'config', 'account', 'worklist'));
    },
    onError: (error) => {
      // Somebody joined the team meanwhile: the dialog names them.
      if (isApiProblem(error, 'setting_in_use')) return usage.refetch();
      return queryClient.invalidateQueries(queriesOf('workload'));
    },
  });
  return (
    <RemovalDialog
      title={t(messages.askClose, { team: locale === 'en' ? name_en : name_ro })}
      confirmLabel={t(messages.close)}
      usage={usage}
      loading={close.isPending}
      failure={close.isError ? problemText(close.error) : undefined}
      onConfirm={(moveTo) => close.mutate(moveTo)}
      onCancel={onClose}
    />
  );
}
