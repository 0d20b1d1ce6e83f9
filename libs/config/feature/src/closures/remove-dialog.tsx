import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { Banner, ConfirmDialog, notify, Stack, Text } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type RemoveDialogProps = { closure: Schema<'Closure'>; onChanged: () => void; onClose: () => void };

/** Asks before a closed day becomes a working day again, naming whose absences count it then. */
export function RemoveDialog({ closure, onChanged, onClose }: RemoveDialogProps) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const problemText = useProblemText();
  const { closure_date, row_version, people_away: people } = closure;
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
    <ConfirmDialog
      open
      title={t(messages.askRemove, { day: formats.weekdayDate(closure_date) })}
      confirmLabel={t(messages.remove)}
      loading={removal.isPending}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <Stack gap="3">
        <Text>{t(messages.removeMeans)}</Text>
        {people > 0 && <Text>{t(messages.removePeople, { count: people })}</Text>}
        {removal.isError && (
          <div role="alert">
            <Banner tone="danger">{problemText(removal.error)}</Banner>
          </div>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
