import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './set-messages.ts';
import type { TemplateSet } from './set-queries.ts';

const schema = z.object({ name: requiredText({ max: 80 }) });

type SetDialogProps = {
  /** The set to rename; a new one when absent. */
  set: TemplateSet | undefined;
  onSaved: (setId: string) => void;
  onClose: () => void;
};

/** Gives a set its name. */
export function SetDialog({ set, onSaved, onClose }: SetDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { name: set?.name ?? '' } });
  const readAgain = () => queryClient.invalidateQueries(queriesOf('messages', 'config', 'partners'));
  const save = async ({ name }: z.output<typeof schema>) => {
    const saved = await dataOf(
      api.POST('/api/messageTemplateSet/save', {
        body: { template_set_id: set?.template_set_id ?? null, row_version: set?.row_version ?? 0, name },
      }),
    ).catch(async (failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) await readAgain();
      throw failure;
    });
    await readAgain();
    notify.success(t(messages.saved));
    onClose();
    onSaved(saved.template_set_id);
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(set ? messages.rename : messages.newSet)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
    >
      <FormTextField
        name="name"
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        maxLength={80}
        required
      />
    </FormDialog>
  );
}
