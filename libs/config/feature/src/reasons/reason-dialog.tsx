import { api, apiQuery, dataOf, getSettingUsage, isApiProblem, useProblemText } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { notify } from '@dosar/design-system';
import { FormCheckboxField, FormDialog, FormTextField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages, placeMessages } from './messages.ts';

const schema = z.object({
  name_ro: requiredText({ min: 3, max: 120 }),
  name_en: requiredText({ min: 3, max: 120 }),
  is_active: z.boolean(),
});

type ReasonDialogProps = {
  place: Schema<'ReasonPlace'>;
  /** The reason to change; a new one when absent. */
  reason?: Schema<'Reason'> | undefined;
  /** The reasons were stored, or turned out to have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
};

/** Adds a reason to a place, words it otherwise, retires it, or offers it again. */
export function ReasonDialog({ place, reason, onChanged, onClose }: ReasonDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({
    schema,
    defaultValues: {
      name_ro: reason?.name_ro ?? '',
      name_en: reason?.name_en ?? '',
      is_active: reason?.is_active ?? true,
    },
  });
  const save = async (typed: z.output<typeof schema>) => {
    const body = { ...typed, place, code: reason?.code ?? null, row_version: reason?.row_version ?? 0 };
    await dataOf(api.POST('/api/config/saveReason', { body })).catch((failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged();
      throw failure;
    });
    notify.success(t(messages.saved));
    onChanged();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(placeMessages[place].title)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
    >
      <FormTextField name="name_ro" label={t(messages.nameRo)} maxLength={120} lang="ro" required />
      <FormTextField name="name_en" label={t(messages.nameEn)} maxLength={120} lang="en" required />
      {reason && (
        <FormCheckboxField name="is_active" label={t(messages.isOffered)} hint={t(messages.isOfferedHint)} />
      )}
      {reason?.is_active === true && !form.watch('is_active') && (
        <UsedByRecords id={`${place}.${reason.code}`} />
      )}
    </FormDialog>
  );
}

/** The records that keep a reason which is about to be retired. */
function UsedByRecords({ id }: { id: string }) {
  return (
    <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query: { kind: 'reason', id } } }))} />
  );
}
