import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import {
  dateAnswer,
  FormDateField,
  FormDialog,
  FormTextField,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { closureReasons, messages } from './messages.ts';

export type ClosureDialogProps = {
  list: Schema<'ClosureList'>;
  /** The day to name otherwise; a new one when absent. */
  closure?: Schema<'Closure'> | undefined;
  /** A day of this year was stored, or turned out to have changed meanwhile. */
  onChanged: (year: number) => void;
  onClose: () => void;
};

/** Closes the organisation on a day, or names the day otherwise. */
export function ClosureDialog({ list, closure, onChanged, onClose }: ClosureDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const form = useZodForm({
    schema: schemaOf(list),
    defaultValues: {
      closure_date: closure?.closure_date ?? '',
      name_ro: closure?.name_ro ?? '',
      name_en: closure?.name_en ?? '',
    },
  });
  const save = async (typed: z.output<ReturnType<typeof schemaOf>>) => {
    const body = { ...typed, row_version: closure?.row_version ?? 0 };
    const stored = await dataOf(api.POST('/api/config/saveClosure', { body })).catch((failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged(list.year);
      throw failure;
    });
    notify.success(t(messages.saved));
    onChanged(stored.year);
    onClose();
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(closure ? messages.rename : messages.add)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={problemText}
      reasons={closureReasons}
    >
      {!closure && <FormDateField name="closure_date" label={t(messages.day)} min={list.today} required />}
      <FormTextField name="name_ro" label={t(messages.nameRo)} maxLength={80} lang="ro" required />
      <FormTextField name="name_en" label={t(messages.nameEn)} maxLength={80} lang="en" required />
    </FormDialog>
  );
}

function schemaOf({ today, holidays }: Schema<'ClosureList'>) {
  return z.object({
    closure_date: dateAnswer.check(
      z.minLength(1, { error: reason('required'), abort: true }),
      z.refine((day) => day >= today, { error: reason('day_over') }),
      z.refine((day) => holidays.every(({ date }) => date !== day), { error: reason('legal_holiday') }),
    ),
    name_ro: requiredText({ max: 80 }),
    name_en: requiredText({ max: 80 }),
  });
}
