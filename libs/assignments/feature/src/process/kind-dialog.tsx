import { api, dataOf, queriesOf, useProblemText } from '@dosar/api-client';
import { Stack, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormNumberField,
  FormSelectField,
  FormTextField,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { kindMessages as messages } from './kind-messages.ts';

const required = z.string().check(z.refine((text) => text !== '', { error: reason('required') }));
const schema = z.object({
  name_ro: requiredText({ min: 3, max: 120 }),
  name_en: requiredText({ min: 3, max: 120 }),
  due_hours: z.string().check(
    z.refine((text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= 8760, {
      error: reason('invalid_format'),
    }),
  ),
  like: required,
  copies: z.boolean(),
});

type KindDialogProps = {
  kinds: readonly Schema<'ProcessSummary'>[];
  onClose: () => void;
  onBegun: (kind: string) => void;
};

/** Begins a kind of work: its names, its term, and which kind it is like. */
export function KindDialog({ kinds, onClose, onBegun }: KindDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  // What was never published has no queue that was tried.
  const published = kinds.filter(({ status_count: count }) => count > 0);
  const form = useZodForm({
    schema,
    defaultValues: {
      name_ro: '',
      name_en: '',
      due_hours: '24',
      like: published[0]?.assignment_type ?? '',
      copies: false,
    },
  });
  const save = async ({ name_ro, name_en, due_hours, like, copies }: z.output<typeof schema>) => {
    const { assignment_type: kind } = await dataOf(
      api.POST('/api/assignment/addKindOfWork', {
        body: {
          kind: { name_ro, name_en, due_hours: Number(due_hours), priority: 1 },
          like_assignment_type: like,
          copies_process: copies,
        },
      }),
    );
    void queryClient.invalidateQueries(queriesOf('assignments'));
    onBegun(kind);
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.title)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
    >
      <Stack gap="3">
        <Text tone="muted">{t(messages.about)}</Text>
        <FormTextField name="name_ro" label={t(messages.nameRo)} maxLength={120} lang="ro" required />
        <FormTextField name="name_en" label={t(messages.nameEn)} maxLength={120} lang="en" required />
        <FormNumberField name="due_hours" label={t(messages.dueHours)} min={1} max={8760} />
        <FormSelectField
          name="like"
          label={t(messages.like)}
          placeholder={null}
          choices={published.map(({ assignment_type: value, name: label }) => ({ value, label }))}
        />
        <FormCheckboxField name="copies" label={t(messages.copies)} />
      </Stack>
    </FormDialog>
  );
}
