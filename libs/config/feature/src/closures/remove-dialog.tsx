import { api, apiQuery, dataOf, getSettingUsage, isApiProblem, useProblemText } from '@dosar/api-client';
import { RemovalDialog } from '@dosar/areas/used-by';
import { notify, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type RemoveDialogProps = { closure: Schema<'Closure'>; onChanged: () => void; onClose: () => void };

/** Asks before a closed day becomes a working day again, naming its visits and whose absences count it then. */
export function RemoveDialog({ closure, onChanged, onClose }: RemoveDialogProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const { closure_date, row_version, people_away: people } = closure;
  const isPart = closure.closed_from !== null || closure.closed_until !== null;
  const usage = useQuery(
    apiQuery(getSettingUsage, { params: { query: { kind: 'closure', id: closure_date } } }),
  );
  const removal = useMutation({
    mutationFn: () => dataOf(api.POST('/api/config/removeClosure', { body: { closure_date, row_version } })),
    onSuccess: () => {
      onChanged();
      notify.success(t(messages.removed));
      onClose();
    },
    onError: (failure) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged();
    },
  });
  return (
    <RemovalDialog
      danger={false}
      title={t(messages.askRemove, { day: formats.weekdayDate(closure_date) })}
      confirmLabel={t(messages.remove)}
      usage={usage}
      loading={removal.isPending}
      failure={removal.isError ? problemText(removal.error) : undefined}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <Text>{t(isPart ? messages.removePart : messages.removeMeans)}</Text>
      {people > 0 && <Text>{t(messages.removePeople, { count: people })}</Text>}
    </RemovalDialog>
  );
}
