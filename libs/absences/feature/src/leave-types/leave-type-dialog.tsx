import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify, Text } from '@dosar/design-system';
import {
  FormCheckboxField,
  FormDialog,
  FormNumberField,
  FormTextField,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

type LeaveTypeDialogProps = {
  type: Schema<'LeaveType'>;
  /** The kind was stored, or turned out to have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
};

const reasons = { days_invalid: messages.invalidDays, too_small: messages.invalidDays };

/** Words a kind of absence, and says what it needs and gives. */
export function LeaveTypeDialog({ type, onChanged, onClose }: LeaveTypeDialogProps) {
  const { formatMessage: t, locale } = useIntl();
  const problemText = useProblemText();
  const { absence_type_code, row_version, least_days: least, is_by_law: isByLaw } = type;
  const schema = schemaOf(least);
  const form = useZodForm({
    schema,
    defaultValues: {
      name_ro: type.name_ro,
      name_en: type.name_en,
      short_ro: type.short_ro,
      short_en: type.short_en,
      needs_certificate: type.needs_certificate,
      only_managers: type.only_managers,
      is_offered: type.is_offered,
      days: String(type.days_per_year ?? ''),
    },
  });
  const save = async ({ days, ...typed }: z.output<typeof schema>) => {
    const perYear = least === null ? null : Number(days);
    const body = { ...typed, absence_type_code, days_per_year: perYear, row_version };
    await dataOf(api.POST('/api/absences/saveLeaveType', { body })).catch((failure: unknown) => {
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
      title={locale === 'en' ? type.name_en : type.name_ro}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={reasons}
    >
      <FormTextField name="name_ro" label={t(messages.nameRo)} maxLength={60} lang="ro" required />
      <FormTextField name="name_en" label={t(messages.nameEn)} maxLength={60} lang="en" required />
      <FormTextField name="short_ro" label={t(messages.shortRo)} maxLength={6} lang="ro" required />
      <FormTextField name="short_en" label={t(messages.shortEn)} maxLength={6} lang="en" required />
      {least !== null && (
        <FormNumberField name="days" label={t(messages.days)} min={least} max={200} required />
      )}
      <FormCheckboxField name="needs_certificate" label={t(messages.needsCertificate)} />
      {isByLaw ? (
        <Text tone="muted" size="sm">
          {t(messages.byLaw)}
        </Text>
      ) : (
        <>
          <FormCheckboxField name="only_managers" label={t(messages.onlyManagers)} />
          <FormCheckboxField name="is_offered" label={t(messages.isOffered)} />
        </>
      )}
      {type.open_absences > 0 && (
        <Text tone="muted" size="sm">
          {t(messages.open, { count: type.open_absences })}
        </Text>
      )}
    </FormDialog>
  );
}

function schemaOf(least: number | null) {
  const isEnough = (typed: string) =>
    least === null || (/^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= 200);
  return z.object({
    name_ro: requiredText({ min: 3, max: 60 }),
    name_en: requiredText({ min: 3, max: 60 }),
    short_ro: requiredText({ max: 6 }),
    short_en: requiredText({ max: 6 }),
    needs_certificate: z.boolean(),
    only_managers: z.boolean(),
    is_offered: z.boolean(),
    days: z.string().check(z.refine(isEnough, { error: reason('days_invalid') })),
  });
}
