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
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { ExampleChooser } from './example-chooser.tsx';
import { messages as ownMessages } from './example-messages.ts';
import { exampleMessages, messages } from './messages.ts';

/** A kind of document with what claimants read about it. */
export type DocumentKind = Schema<'DocumentRules'>['kinds'][number];

const examples = ['paper', 'form', 'card', 'photo'] as const;
const schema = z.object({
  guidance_ro: optionalText({ max: 500 }),
  guidance_en: optionalText({ max: 500 }),
  example_code: requiredChoice(examples),
  /** Its address, a new one as a data address, or nothing for the drawing. */
  picture: z.nullable(z.string()),
  alt_ro: optionalText({ max: 200 }),
  alt_en: optionalText({ max: 200 }),
});

const answersOf = ({ guidance, example }: DocumentKind) => ({
  ...guidance,
  picture: example?.url ?? null,
  alt_ro: example?.alt_ro ?? '',
  alt_en: example?.alt_en ?? '',
});

/** Changes what claimants read and see about a kind of document, with the example as they see it. */
export function GuidanceDialog({ kind, onClose }: { kind: DocumentKind; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const { locale: language } = useFormats();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: answersOf(kind) });
  const done = () => {
    notify.success(t(messages.saved));
    onClose();
  };
  const save = async ({ picture, alt_ro, alt_en, ...guidance }: z.infer<typeof schema>) => {
    if (picture !== null) {
      const wordless = (['alt_ro', 'alt_en'] as const).filter((name) => form.getValues(name).trim() === '');
      for (const name of wordless) form.setError(name, { message: t(ownMessages.needsWords) });
      if (wordless.length > 0) return;
    }
    try {
      const saved = await dataOf(
        api.POST('/api/document/saveGuidance/{doc_type_code}', {
          params: { path: { doc_type_code: kind.doc_type_code } },
          body: { guidance, row_version: kind.row_version },
        }),
      );
      const before = answersOf(kind);
      if (picture === before.picture && alt_ro === before.alt_ro && alt_en === before.alt_en) return done();
      await dataOf(
        api.POST('/api/document/saveExample/{doc_type_code}', {
          params: { path: { doc_type_code: kind.doc_type_code } },
          body: {
            example:
              picture === null ? null : { alt_ro, alt_en, ...(picture.startsWith('data:') && { picture }) },
            row_version:
              saved.kinds.find(({ doc_type_code: code }) => code === kind.doc_type_code)?.row_version ??
              kind.row_version,
          },
        }),
      );
      done();
    } finally {
      // Also after a refusal: somebody may have changed it meanwhile.
      await queryClient.invalidateQueries(queriesOf('documents', 'config'));
    }
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
      <ExampleChooser
        drawn={form.watch('example_code')}
        picture={form.watch('picture')}
        alt={form.watch(`alt_${language}`)}
        onPicture={(picture) => form.setValue('picture', picture, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
