import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const longestName = 80;
const schema = z.object({
  name_ro: requiredText({ min: 1, max: longestName }),
  name_en: requiredText({ min: 1, max: longestName }),
});
const reasons = { required: messages.nameMissing, min_length: messages.nameMissing };

type NameDialogProps = { team: Schema<'ManagedTeam'> | undefined; onClose: () => void };

/** Names a team in both languages; a new one where there is none yet. */
export function NameDialog({ team, onClose }: NameDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  // What was read when the form opened: what somebody else saved since is never overwritten unseen.
  const [version] = useState(team?.row_version ?? 0);
  const form = useZodForm({
    schema,
    defaultValues: { name_ro: team?.name_ro ?? '', name_en: team?.name_en ?? '' },
  });
  const save = async (names: z.output<typeof schema>) => {
    try {
      await dataOf(
        api.POST('/api/workload/saveTeam', {
          body: { team_id: team?.team_id ?? null, ...names, row_version: version },
        }),
      );
    } finally {
      await queryClient.invalidateQueries(queriesOf('workload', 'config'));
    }
    notify.success(t(messages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(team ? messages.renameTitle : messages.makeTitle)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField name="name_ro" label={t(messages.nameRo)} required maxLength={longestName} />
      <FormTextField name="name_en" label={t(messages.nameEn)} required maxLength={longestName} />
    </FormDialog>
  );
}
