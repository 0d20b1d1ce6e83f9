import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import {
  FormDialog,
  FormRadioGroupField,
  FormTextAreaField,
  optionalText,
  requiredChoice,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ExamplePictures } from '../doc-request/example-pictures.tsx';
import { exampleMessages, messages } from './messages.ts';

/** A kind of document with what claimants read about it. */
export type DocumentKind = Schema<'DocumentRules'>['kinds'][number];

const examples = ['paper', 'form', 'card', 'photo'] as const;
const schema = z.object({
  guidance_ro: optionalText({ max: 500 }),
  guidance_en: optionalText({ max: 500 }),
  example_code: requiredChoice(examples),
});

/** Changes what claimants read and see about a kind of document, with the example as they see it. */
export function GuidanceDialog({ kind, onClose }: { kind: DocumentKind; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: kind.guidance });
  const save = async (guidance: z.infer<typeof schema>) => {
    try {
      await dataOf(
        api.POST('/api/document/saveGuidance/{doc_type_code}', {
          params: { path: { doc_type_code: kind.doc_type_code } },
          body: { guidance, row_version: kind.row_version },
        }),
      );
    } finally {
      // Also after a refusal: somebody may have changed it meanwhile.
      await queryClient.invalidateQueries(queriesOf('documents', 'config'));
    }
    notify.success(t(messages.saved));
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={kind.name}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
    >
      <FormTextAreaField
        name="guidance_ro"
        label={t(messages.guidanceRo)}
        rows={3}
        maxLength={500}
        optional
      />
      <FormTextAreaField
        name="guidance_en"
        label={t(messages.guidanceEn)}
        rows={3}
        maxLength={500}
        optional
      />
      <FormRadioGroupField
        name="example_code"
        label={t(messages.example)}
        inline
        choices={examples.map((value) => ({ value, label: t(exampleMessages[value]) }))}
      />
      <ExamplePictures code={form.watch('example_code')} />
    </FormDialog>
  );
}
