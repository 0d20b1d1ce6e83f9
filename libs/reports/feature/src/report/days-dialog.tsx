import { Grid } from '@dosar/design-system';
import { dateAnswer, FormDateField, FormDialog, reason, useZodForm } from '@dosar/forms';
import { daysBetween, isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

const longest = 3 * 366;
const schema = z
  .object({
    from: dateAnswer.check(z.minLength(1, { error: reason('required') })),
    to: dateAnswer.check(z.minLength(1, { error: reason('required') })),
  })
  .check(
    z.refine(({ from, to }) => !isLocalDate(from) || !isLocalDate(to) || from <= to, {
      error: reason('wrong_order'),
      path: ['to'],
    }),
    z.refine(({ from, to }) => !isLocalDate(from) || !isLocalDate(to) || daysBetween(from, to) < longest, {
      error: reason('too_long'),
      path: ['to'],
    }),
  );
const reasons = {
  wrong_order: messages.wrongOrder,
  too_long: messages.tooLong,
  in_the_future: messages.inTheFuture,
};

type DaysDialogProps = {
  open: boolean;
  period: Schema<'ReportPeriod'>;
  onChoose: (days: Schema<'ReportPeriod'>) => void;
  onClose: () => void;
};

/** Asks for the first and the last day of a report. */
export function DaysDialog({ open, period, onChoose, onClose }: DaysDialogProps) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema, defaultValues: { from: period.from, to: period.to } });
  return (
    <FormDialog
      form={form}
      open={open}
      size="small"
      title={t(messages.daysTitle)}
      submitLabel={t(messages.show)}
      onClose={onClose}
      onSubmit={(days) => {
        onClose();
        onChoose(days);
      }}
      reasons={reasons}
    >
      <Grid gap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}>
        <FormDateField name="from" label={t(messages.from)} required />
        <FormDateField name="to" label={t(messages.to)} required />
      </Grid>
    </FormDialog>
  );
}
