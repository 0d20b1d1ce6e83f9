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
import { notify, Text } from '@dosar/design-system';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './set-messages.ts';
import type { TemplateSet } from './set-queries.ts';

type RemoveSetDialogProps = { set: TemplateSet; onRemoved: () => void; onClose: () => void };

/** Asks before a set is removed; the rules that name it keep it. */
export function RemoveSetDialog({ set, onRemoved, onClose }: RemoveSetDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { template_set_id: id, row_version, name } = set;
  const usage = useQuery(apiQuery(getSettingUsage, { params: { query: { kind: 'template_set', id } } }));
  const remove = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/messageTemplateSet/remove/{template_set_id}', {
          params: { path: { template_set_id: id } },
          body: { row_version },
        }),
      ),
    onSuccess: () => {
      notify.success(t(messages.removed));
      onClose();
      onRemoved();
      return queryClient.invalidateQueries(queriesOf('messages', 'config', 'partners'));
    },
    onError: (error) => {
      // A rule began to name the set meanwhile: the dialog says which.
      if (isApiProblem(error, 'setting_in_use')) return usage.refetch();
      return queryClient.invalidateQueries(queriesOf('messages'));
    },
  });
  return (
    <RemovalDialog
      title={t(messages.askRemove, { name })}
      confirmLabel={t(messages.remove)}
      usage={usage}
      loading={remove.isPending}
      failure={remove.isError ? problemText(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <Text>{t(messages.removeHint)}</Text>
    </RemovalDialog>
  );
}
