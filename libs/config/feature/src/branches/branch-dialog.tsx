import { api, apiQuery, dataOf, getSettingUsage, isApiProblem, useProblemText } from '@dosar/api-client';
import { UsedBy } from '@dosar/areas/used-by';
import { notify } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormComboboxField,
  FormDialog,
  FormTextField,
  optionalText,
  phoneAnswer,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { counties } from '@dosar/kernel/counties';
import { formatPhone } from '@dosar/kernel/phones';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const schema = z.object({
  name: requiredText({ max: 120 }),
  county_code: z.string().check(z.minLength(1, { error: reason('required_choice') })),
  locality: requiredText({ max: 100 }),
  address: optionalText({ max: 200 }),
  phone: phoneAnswer,
  is_active: z.boolean(),
});

const countyChoices = counties.map(({ code, name }) => ({ value: code, label: name }));

type BranchDialogProps = {
  /** The office to change; a new one when absent. */
  branch?: Schema<'Branch'> | undefined;
  /** The offices were stored, or turned out to have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
};

/** Opens an office, changes it, or closes it. */
export function BranchDialog({ branch, onChanged, onClose }: BranchDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({
    schema,
    defaultValues: {
      name: branch?.name ?? '',
      county_code: branch?.county_code ?? '',
      locality: branch?.locality ?? '',
      address: branch?.address ?? '',
      phone: formatPhone(branch?.phone ?? ''),
      is_active: branch?.is_active ?? true,
    },
  });
  const save = async ({ address, phone, ...typed }: z.output<typeof schema>) => {
    const body = {
      ...typed,
      address: address || null,
      phone: phone || null,
      branch_id: branch?.branch_id ?? null,
      row_version: branch?.row_version ?? 0,
    };
    await dataOf(api.POST('/api/config/saveBranch', { body })).catch((failure: unknown) => {
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
      title={t(branch ? messages.change : messages.add)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
    >
      <FormTextField name="name" label={t(messages.name)} maxLength={120} required />
      <FormComboboxField name="county_code" label={t(messages.county)} choices={countyChoices} required />
      <FormTextField name="locality" label={t(messages.locality)} maxLength={100} required />
      <FormTextField name="address" label={t(messages.address)} maxLength={200} optional />
      <FormTextField name="phone" label={t(messages.phone)} type="tel" maxLength={20} optional />
      {branch && <FormCheckboxField name="is_active" label={t(messages.open)} hint={t(messages.openHint)} />}
      {branch?.is_active === true && !form.watch('is_active') && <UsedByFiles id={branch.branch_id} />}
    </FormDialog>
  );
}

/** The open claim files of an office that is about to be closed. */
function UsedByFiles({ id }: { id: string }) {
  return (
    <UsedBy usage={useQuery(apiQuery(getSettingUsage, { params: { query: { kind: 'branch', id } } }))} />
  );
}
