import { useQueryClient } from '@tanstack/react-query';
import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { FormDialog, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';
import type { ReleaseButtonProps } from './release-button.tsx';

const longestReason = 1000;
const schema = z.object({ reason: requiredText({ min: 3, max: longestReason }) });
const reasons = { required: messages.whyMissing, min_length: messages.whyMissing };

/** Asks why work goes back to its queue. */
export function ReleaseDialog(props: ReleaseButtonProps & { open: boolean; onClose: () => void }) {
  const { assignmentId, rowVersion, open, onClose } = props;
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { reason: '' } });

  const release = async (reason: string) => {
    await dataOf(
      api.POST('/api/assignment/release/{assignment_id}', {
        params: { path: { assignment_id: assignmentId } },
        body: { reason, row_version: rowVersion },
      }),
    );
    form.reset();
    onClose();
    notify.success(t(messages.released));
    await queryClient.invalidateQueries(queriesOf('claims', 'worklist', 'assignments'));
  };
  return (
    <FormDialog
      form={form}
      open={open}
      title={t(messages.releaseTitle)}
      submitLabel={t(messages.release)}
      onClose={onClose}
      onSubmit={({ reason }) => release(reason)}
      problemText={(problem) =>
        isApiProblem(problem, 'stale_row_version') ? t(messages.stale) : problemText(problem)
      }
      reasons={reasons}
      oneField
    >
      <FormTextAreaField
        name="reason"
        label={t(messages.why)}
        hint={t(messages.whyHint)}
        required
        maxLength={longestReason}
      />
    </FormDialog>
  );
}
