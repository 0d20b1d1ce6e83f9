import { api, apiQuery, dataOf, getSettingUsage, queriesOf, useProblemText } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { notify } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormSelectField,
  FormTextField,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { kindMessages as messages, providerMessages } from './kind-messages.ts';

const providers = ['claimant', 'organisation', 'partner', 'authority'] as const;
const schema = z.object({
  name_ro: requiredText({ max: 120 }),
  name_en: requiredText({ max: 120 }),
  provided_by: z.enum(providers),
  is_visible_to_claimant: z.boolean(),
  is_active: z.boolean(),
});

type KindDialogProps = {
  /** The kind to change; a new one when absent. */
  stored: Schema<'DocumentKindList'>['items'][number] | undefined;
  onClose: () => void;
};

/** Adds a kind of document, names one otherwise, retires it, or offers it again. */
export function KindDialog({ stored, onClose }: KindDialogProps) {
  const { formatMessage: t, locale } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const form = useZodForm({
    schema,
    defaultValues: stored?.kind ?? {
      name_ro: '',
      name_en: '',
      provided_by: 'claimant',
      is_visible_to_claimant: true,
      is_active: true,
    },
  });
  const save = async (kind: z.output<typeof schema>) => {
    try {
      await dataOf(
        api.POST('/api/document/saveKind', {
          body: {
            doc_type_code: stored?.doc_type_code ?? null,
            kind,
            row_version: stored?.row_version ?? 0,
          },
        }),
      );
    } finally {
      // Also after a refusal: somebody may have changed it meanwhile.
      await queryClient.invalidateQueries(queriesOf('documents', 'config'));
    }
    notify.success(t(messages.saved));
    onClose();
  };
  const title = stored && (locale === 'ro' ? stored.kind.name_ro : stored.kind.name_en);
  return (
    <FormDialog
      form={form}
      open
      title={title ?? t(messages.newKind)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
    >
      <FormTextField name="name_ro" label={t(messages.nameRo)} maxLength={120} lang="ro" required />
      <FormTextField name="name_en" label={t(messages.nameEn)} maxLength={120} lang="en" required />
      <FormSelectField
        name="provided_by"
        label={t(messages.providedBy)}
        placeholder={null}
        choices={providers.map((value) => ({ value, label: t(providerMessages[value]) }))}
      />
      <FormCheckboxField name="is_visible_to_claimant" label={t(messages.isVisible)} />
      {stored && <FormCheckboxField name="is_active" label={t(messages.isOffered)} />}
      {stored?.kind.is_active === true && !form.watch('is_active') && (
        <UsedByProcesses id={stored.doc_type_code} />
      )}
    </FormDialog>
  );
}

/** The steps and kinds of work that need a kind which is about to be retired. */
function UsedByProcesses({ id }: { id: string }) {
  return (
    <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query: { kind: 'doc_type', id } } }))} />
  );
}
