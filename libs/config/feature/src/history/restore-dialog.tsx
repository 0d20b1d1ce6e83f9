import { apiMutation, restoreSettingChange } from '@dosar/api-client';
import type { Setting } from '@dosar/areas/config';
import { Banner, Box, ConfirmDialog, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useFieldTexts } from './use-field-texts.ts';
import { useRestoreRefusal } from './use-restore-refusal.ts';

type RestoreDialogProps = {
  change: Schema<'SettingChange'> | undefined;
  settings: readonly Setting[];
  onClose: () => void;
};

/** Names the values that come back before they do. */
export function RestoreDialog({ change, settings, onClose }: RestoreDialogProps) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const { subjectOf, textOf, titleOf } = useFieldTexts(settings);
  const refusalText = useRestoreRefusal(settings);
  const restore = useMutation({
    ...apiMutation(restoreSettingChange),
    onSuccess: () => {
      notify.success(t(messages.restored));
      close();
    },
    // Any page may show what was set: all of it is read again, also after a refusal by somebody else's change.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const close = () => {
    restore.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={change !== undefined}
      title={t(messages.restoreTitle)}
      confirmLabel={t(messages.restoreDo)}
      loading={restore.isPending}
      onCancel={close}
      onConfirm={() => change && restore.mutate({ params: { path: { change_id: change.change_id } } })}
    >
      {restore.isError && <Banner tone="danger">{refusalText(restore.error)}</Banner>}
      {change?.subject && <p>{subjectOf(change.subject)}</p>}
      <Box as="ul" listStyleType="none">
        {change?.fields.map(({ field, before }) => (
          <li key={field}>
            {t(messages.becomesAgain, {
              field: titleOf(field),
              value: textOf(field, before),
            })}
          </li>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
