import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Text, notify } from '@dosar/design-system';
import {
  FormDateField,
  FormDialog,
  FormTextAreaField,
  FormTextField,
  dateAnswer,
  optionalText,
  reason,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer } from '@dosar/forms/amount';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { isOfPartner } from '@dosar/partners-domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { actMessages, formMessages } from './act-messages.ts';
import { fieldsOf, type ActField } from './act-needs.ts';
import { messages } from './job-messages.ts';
import type { Job } from './job-queries.ts';
import { useJobRefusal } from './use-job-refusal.ts';

type Act = Exclude<Schema<'PartnerJobAct'>, 'send' | 'offer_next'>;
type Asked = readonly ActField[];

const anyText = z.string();
const anyAmount = z.pipe(
  z.string(),
  z.transform(() => 0),
);
const neededDate = dateAnswer.check(z.minLength(1, { error: reason('required') }));

const schemaOf = (asked: Asked) =>
  z.object({
    reason: asked.includes('reason') ? requiredText({ min: 3, max: 500 }) : anyText,
    promised: asked.includes('promised') ? dateAnswer : anyText,
    amount: asked.includes('amount') ? amountAnswer({ least: 1, most: 2_147_483_647 }) : anyAmount,
    parts_until: asked.includes('parts_until') ? neededDate : anyText,
    invoice_number: asked.includes('invoice') ? requiredText({ max: 40 }) : optionalText({ max: 40 }),
    invoice_date: asked.includes('invoice') ? neededDate : anyText,
  });
type Answers = z.output<ReturnType<typeof schemaOf>>;

const reasonTexts = { amount_invalid: formMessages.amountInvalid };

/** Asks for what an act needs, and does it. */
export function ActDialog({ job, act, onClose }: { job: Job; act: Act; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useJobRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const asked = fieldsOf(job, act);
  const today = localDateOf(new Date());
  const form = useZodForm({
    schema: schemaOf(asked),
    defaultValues: {
      reason: '',
      promised: '',
      amount: '',
      parts_until: '',
      invoice_number: '',
      invoice_date: asked.includes('invoice') ? today : '',
    },
  });
  const save = async (answers: Answers) => {
    await dataOf(
      api.POST('/api/partnerJob/actOnJob/{partner_job_id}', {
        params: {
          path: { partner_job_id: job.partner_job_id },
          header: { 'Idempotency-Key': idempotencyKey },
        },
        body: { row_version: job.row_version, act, ...detailsOf(asked, answers) },
      }),
    );
    notify.success(t(messages.saved));
    onClose();
    await queryClient.invalidateQueries(queriesOf('partners', 'claims'));
  };
  return (
    <FormDialog
      form={form}
      open
      danger={act === 'cancel'}
      title={t(actMessages[act])}
      submitLabel={t(actMessages[act])}
      onClose={onClose}
      onSubmit={save}
      problemText={refusalText}
      reasons={reasonTexts}
    >
      {isOfPartner(act) && <Text tone="muted">{t(formMessages.byPhone)}</Text>}
      {asked.includes('invoice') && (
        <>
          <FormTextField
            name="invoice_number"
            label={t(formMessages.invoiceNumber)}
            required
            maxLength={40}
          />
          <FormDateField name="invoice_date" label={t(formMessages.invoiceDate)} required max={today} />
        </>
      )}
      {asked.includes('amount') && (
        <FormTextField name="amount" label={t(formMessages.amount)} required inputMode="decimal" />
      )}
      {asked.includes('promised') && (
        <FormDateField name="promised" label={t(formMessages.promised)} min={today} />
      )}
      {asked.includes('parts_until') && (
        <FormDateField name="parts_until" label={t(formMessages.partsUntil)} required min={today} />
      )}
      {asked.includes('reason') && (
        <FormTextAreaField
          name="reason"
          label={t(act === 'clear_invoice' ? formMessages.reasonDifference : formMessages.reason)}
          required
          maxLength={500}
        />
      )}
    </FormDialog>
  );
}

function detailsOf(asked: Asked, answers: Answers) {
  const {
    reason: why,
    promised,
    amount,
    parts_until: until,
    invoice_number: number,
    invoice_date: date,
  } = answers;
  return {
    ...(asked.includes('reason') && { reason: why }),
    ...(promised !== '' && { promised_on: promised }),
    ...(until !== '' && { parts_until: until }),
    ...(asked.includes('invoice')
      ? { invoice: { number, date, bani: amount } }
      : asked.includes('amount') && { quote_bani: amount }),
  };
}
