import { api, dataOf, queriesOf } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './people-messages.ts';
import { usePeopleRefusal } from './use-people-refusal.ts';

const schema = z.object({ reason: requiredText({ min: 3, max: 200 }) });
const reasons = { required: messages.missing, min_length: messages.missing };

/** Locks somebody out, with a reason that other administrators read. */
export function LockDialog({ user, onClose }: { user: Schema<'User'>; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = usePeopleRefusal();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const lock = async ({ reason }: z.output<typeof schema>) => {
    try {
      await dataOf(
        api.POST('/api/user/lockUser/{user_id}', {
          params: { path: { user_id: user.row.user_id } },
          body: { reason, row_version: user.row_version },
        }),
      );
    } finally {
      await queryClient.invalidateQueries(queriesOf('account'));
    }
    notify.success(t(messages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.lock)}
      submitLabel={t(messages.lock)}
      onClose={onClose}
      onSubmit={lock}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField name="reason" label={t(messages.lockReason)} required maxLength={200} />
    </FormDialog>
  );
}
