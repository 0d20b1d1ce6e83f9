import { api, dataOf, isApiProblem, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import {
  FormDialog,
  FormLookupField,
  FormRadioGroupField,
  FormTextField,
  requiredChoice,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { otherFiles } from './find-other-files.ts';
import { messages } from './messages.ts';

const kinds = ['related', 'same_event', 'duplicate'] as const;
const kindTexts = {
  related: messages.kindRelated,
  same_event: messages.kindSameEvent,
  duplicate: messages.kindDuplicate,
};
const schema = z.object({
  claim_file_no: requiredText({ max: 24 }),
  kind: requiredChoice(kinds),
  reason: requiredText({ min: 3, max: 300 }),
});

type LinkDialogProps = { claimFileId: string; claimFileNo: string; onClose: () => void };

/** Links the open file with another one: which, how they belong together, and why. */
export function LinkDialog({ claimFileId, claimFileNo, onClose }: LinkDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { claim_file_no: '', kind: 'related', reason: '' } });
  const link = async (body: z.output<typeof schema>) => {
    const path = { claim_file_id: claimFileId };
    await dataOf(api.POST('/api/claim/linkFile/{claim_file_id}', { params: { path }, body }));
    notify.success(t(messages.linked, { number: body.claim_file_no }));
    await queryClient.invalidateQueries(queriesOf('claims', 'assignments'));
    onClose();
  };
  return (
    <FormDialog
      open
      size="small"
      form={form}
      title={t(messages.linkTitle)}
      submitLabel={t(messages.link)}
      problemText={(problem) =>
        isApiProblem(problem) && problem.fields.some(({ code }) => code === 'too_many')
          ? t(messages.tooMany)
          : problemText(problem)
      }
      onSubmit={link}
      onClose={onClose}
    >
      <FormLookupField
        name="claim_file_no"
        label={t(messages.otherFile)}
        hint={t(messages.otherFileHint)}
        find={otherFiles(claimFileNo)}
        required
      />
      <FormRadioGroupField
        name="kind"
        label={t(messages.kind)}
        choices={kinds.map((value) => ({ value, label: t(kindTexts[value]) }))}
      />
      <FormTextField
        name="reason"
        label={t(messages.reason)}
        hint={t(messages.reasonHint)}
        maxLength={300}
        required
      />
    </FormDialog>
  );
}
