import { isApiProblem, useProblemText } from '@dosar/api-client';
import { FormCheckboxField, FormDialog, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';
import type { ViewWords } from './use-view-acts.ts';

const longestName = 60;
const schema = z.object({ name: requiredText({ max: longestName }), is_shared: z.boolean() });
const reasons = { required: messages.nameMissing };

export type ViewDialogProps = {
  open: boolean;
  /** The view that gets another name; absent for a new one. */
  renamed: Schema<'SavedView'> | undefined;
  onSubmit: (words: ViewWords) => Promise<void>;
  onClose: () => void;
};

/** How a view is called and who sees it. */
export function ViewDialog({ open, renamed, onSubmit, onClose }: ViewDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({
    schema,
    defaultValues: { name: renamed?.name ?? '', is_shared: renamed?.is_shared ?? false },
  });
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(renamed ? messages.renameTitle : messages.saveAsTitle)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={async (words) => {
        await onSubmit(words);
        onClose();
      }}
      problemText={(problem) =>
        isApiProblem(problem, 'conflict') ? t(messages.nameTaken) : problemText(problem)
      }
      reasons={reasons}
    >
      <FormTextField
        name="name"
        label={t(messages.name)}
        hint={t(messages.nameHint)}
        required
        maxLength={longestName}
      />
      <FormCheckboxField name="is_shared" label={t(messages.shareIt)} />
    </FormDialog>
  );
}
