import { apiMutation, isApiProblem, queriesOf, restoreSettingChange } from '@dosar/api-client';
import { Banner, Box, Button, ConfirmDialog, notify } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './history-messages.ts';
import { useFieldWords } from './use-field-words.ts';
import { usePartnerRefusal } from './use-partner-refusal.ts';

/** Puts back what a change had replaced, once somebody has read what that is. */
export function RestoreChange({ change }: { change: Schema<'PartnerChange'> }) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const { titleOf, valueOf } = useFieldWords();
  const [isOpen, setOpen] = useState(false);
  const restore = useMutation({
    ...apiMutation(restoreSettingChange),
    onSuccess: () => {
      notify.success(t(messages.restored));
      close();
    },
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  const close = () => {
    restore.reset();
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" icon="undo" onClick={() => setOpen(true)}>
        {t(messages.restore)}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t(messages.restore)}
        confirmLabel={t(messages.restore)}
        loading={restore.isPending}
        onCancel={close}
        onConfirm={() => restore.mutate({ params: { path: { change_id: change.change_id } } })}
      >
        {restore.isError && (
          <Banner tone="danger" live>
            {isApiProblem(restore.error, 'setting_changed_later')
              ? t(messages.later)
              : refusalText(restore.error)}
          </Banner>
        )}
        <Box as="ul" listStyleType="none">
          {change.fields.map(({ field, before }) => (
            <li key={field}>
              {t(messages.becomesAgain, { field: titleOf(field), value: valueOf(field, before) })}
            </li>
          ))}
        </Box>
      </ConfirmDialog>
    </>
  );
}
