import { isApiProblem, useProblemText } from '@dosar/api-client';
import { Text } from '@dosar/design-system';
import { FormCheckboxField, FormDialog, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useParameterWords } from '../parameter-words.ts';
import { messages } from './messages.ts';
import { useOwnActs } from './use-own-acts.ts';

const longestName = 60;
const schema = z.object({ name: requiredText({ max: longestName }), is_shared: z.boolean() });
const reasons = { required: messages.nameMissing };

type SaveSetDialogProps = { open: boolean; answer: Schema<'ReportAnswer'>; onClose: () => void };

/** Saves the parameters of a report under a name. */
export function SaveSetDialog({ open, answer, onClose }: SaveSetDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const words = useParameterWords();
  const { saveSet } = useOwnActs();
  const form = useZodForm({ schema, defaultValues: { name: '', is_shared: false } });
  const { state, parameters } = answer;
  return (
    <FormDialog
      form={form}
      open={open}
      size="small"
      title={t(messages.saveTitle)}
      submitLabel={t(messages.saveIt)}
      onClose={onClose}
      onSubmit={async (said) => {
        await saveSet({ state, parameters, ...said });
        form.reset();
        onClose();
      }}
      problemText={(problem) =>
        isApiProblem(problem, 'conflict') ? t(messages.nameTaken) : problemText(problem)
      }
      reasons={reasons}
    >
      <Text tone="muted">
        {answer.name} · {words.line(parameters)}
      </Text>
      <FormTextField name="name" label={t(messages.name)} required maxLength={longestName} />
      <FormCheckboxField name="is_shared" label={t(messages.share)} />
    </FormDialog>
  );
}
