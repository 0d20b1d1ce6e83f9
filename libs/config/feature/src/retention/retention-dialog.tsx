import { api, dataOf, isApiProblem, useProblemText } from '@dosar/api-client';
import { Banner, notify, Text } from '@dosar/design-system';
import { FormDialog, FormNumberField, reason, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

type RetentionDialogProps = {
  period: Schema<'RetentionPeriod'>;
  /** The days were stored, or turned out to have changed meanwhile. */
  onChanged: () => void;
  onClose: () => void;
};

const reasons = {
  days_invalid: messages.invalid,
  too_small: messages.invalid,
  too_large: messages.invalid,
};

/** Sets for how many days a kind of data is kept. */
export function RetentionDialog({ period, onChanged, onClose }: RetentionDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { kind, name, least_days: least, most_days: most, usual_days: usual, row_version } = period;
  const form = useZodForm({ schema: schemaOf(least, most), defaultValues: { days: String(period.days) } });
  const save = async (days: string) => {
    const body = { kind, days: Number(days), row_version };
    await dataOf(api.POST('/api/config/saveRetention', { body })).catch((failure: unknown) => {
      if (isApiProblem(failure, 'stale_row_version')) onChanged();
      throw failure;
    });
    notify.success(t(messages.saved));
    onChanged();
    onClose();
  };
  const typed = Number(form.watch('days'));
  return (
    <FormDialog
      form={form}
      open
      size="small"
      title={name}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={({ days }) => save(days)}
      problemText={problemText}
      reasons={reasons}
    >
      <FormNumberField name="days" label={t(messages.days)} min={least} max={most} required />
      <Text tone="muted" size="sm">
        {t(messages.limits, { least, most, usual })}
      </Text>
      {typed >= least && typed < period.days && <Banner tone="warning">{t(messages.fewer)}</Banner>}
    </FormDialog>
  );
}

const schemaOf = (least: number, most: number) =>
  z.object({
    days: z.string().check(
      z.refine((typed) => /^\d{1,4}$/.test(typed) && Number(typed) >= least && Number(typed) <= most, {
        error: reason('days_invalid'),
      }),
    ),
  });
