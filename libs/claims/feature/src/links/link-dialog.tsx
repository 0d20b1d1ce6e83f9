import { api, dataOf } from '@dosar/api-client';
import { FormLookupField, FormRadioGroupField, requiredChoice, requiredText, useZodForm } from '@dosar/forms';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { otherFiles } from './find-other-files.ts';
import { reasonAnswer } from './link-answers.ts';
import { LinkWindow } from './link-window.tsx';
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
  reason: reasonAnswer,
});

type LinkDialogProps = { claimFileId: string; claimFileNo: string; onClose: () => void };

/** Links the open file with another one: which, how they belong together, and why. */
export function LinkDialog({ claimFileId, claimFileNo, onClose }: LinkDialogProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema, defaultValues: { claim_file_no: '', kind: 'related', reason: '' } });
  return (
    <LinkWindow
      form={form}
      title={t(messages.linkTitle)}
      submitLabel={t(messages.link)}
      onClose={onClose}
      send={async (body) => {
        const path = { claim_file_id: claimFileId };
        await dataOf(api.POST('/api/claim/linkFile/{claim_file_id}', { params: { path }, body }));
        return t(messages.linked, { number: body.claim_file_no });
      }}
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
    </LinkWindow>
  );
}
