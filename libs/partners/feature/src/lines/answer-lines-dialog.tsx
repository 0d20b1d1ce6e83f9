import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Box, Stack, Text, notify } from '@dosar/design-system';
import {
  FormDialog,
  FormSelectField,
  FormTextField,
  optionalText,
  reason,
  useAnswers,
  useZodForm,
} from '@dosar/forms';
import { baniOf, typedAmount } from '@dosar/forms/amount';
import { useAmounts } from '@dosar/i18n/amounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { actMessages } from '../jobs/act-messages.ts';
import { messages as jobMessages } from '../jobs/job-messages.ts';
import type { Job } from '../jobs/job-queries.ts';
import { useJobRefusal } from '../jobs/use-job-refusal.ts';
import { lineMessages as messages } from './line-messages.ts';

const verdicts = ['agreed', 'changed', 'refused'] as const;
/** A discount is below nothing. */
const limits = { least: -10_000_000_000 };

const lineSchema = z
  .object({ answer: z.enum(verdicts), amount: z.string(), why: optionalText({ max: 500 }) })
  .check(
    z.refine(({ answer, amount }) => answer !== 'changed' || baniOf(amount, limits) !== undefined, {
      path: ['amount'],
      error: reason('amount_invalid'),
    }),
    z.refine(({ answer, why }) => answer === 'agreed' || why.trim().length >= 3, {
      path: ['why'],
      error: reason('required'),
    }),
  );
const schema = z.object({ lines: z.array(lineSchema) });
type Answers = z.output<typeof schema>;

/** Answers an estimate line by line: agreed, another amount, or refused, with why; together that is what is agreed. */
export function AnswerLinesDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useJobRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { quote_lines: asked } = job;
  const form = useZodForm({
    schema,
    defaultValues: {
      lines: asked.map(({ asked_bani: bani }) => ({
        answer: 'agreed' as const,
        amount: typedAmount(bani),
        why: '',
      })),
    },
  });
  const save = async ({ lines }: Answers) => {
    await dataOf(
      api.POST('/api/partnerJob/actOnJob/{partner_job_id}', {
        params: {
          path: { partner_job_id: job.partner_job_id },
          header: { 'Idempotency-Key': idempotencyKey },
        },
        body: {
          row_version: job.row_version,
          act: 'approve_quote',
          lines: lines.map(({ answer, amount, why }, index) => ({
            line_no: asked[index]?.line_no ?? index + 1,
            answer,
            ...(answer === 'changed' && { bani: baniOf(amount, limits) ?? 0 }),
            ...(answer !== 'agreed' && { reason: why }),
          })),
        },
      }),
    );
    notify.success(t(jobMessages.saved));
    onClose();
    await queryClient.invalidateQueries(queriesOf('partners', 'claims'));
  };
  return (
    <FormDialog
      form={form}
      open
      size="large"
      title={t(actMessages.approve_quote)}
      submitLabel={t(actMessages.approve_quote)}
      onClose={onClose}
      onSubmit={save}
      problemText={refusalText}
      reasons={{ amount_invalid: messages.amountInvalid }}
    >
      <Asked lines={asked} />
    </FormDialog>
  );
}

function Asked({ lines }: { lines: Job['quote_lines'] }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { lines: said } = useAnswers<Answers>();
  const total = lines.reduce((sum, { asked_bani: bani }, index) => {
    const { answer, amount } = said[index] ?? { answer: 'agreed', amount: '' };
    return sum + (answer === 'refused' ? 0 : answer === 'changed' ? (baniOf(amount, limits) ?? 0) : bani);
  }, 0);
  return (
    <Stack gap="4">
      {lines.map(({ line_no: no, name, asked_bani: bani }, index) => {
        const answer = said[index]?.answer ?? 'agreed';
        return (
          <Stack key={no} gap="2" as="section" aria-label={name}>
            <Box fontWeight="strong" overflowWrap="anywhere">
              {name}
            </Box>
            <Text tone="muted" size="sm">
              {t(messages.asked, { amount: lei(bani) })}
            </Text>
            <FormSelectField
              name={`lines.${index}.answer`}
              label={t(messages.answerOf, { name })}
              placeholder={null}
              choices={verdicts.map((value) => ({ value, label: t(messages[value]) }))}
            />
            {answer === 'changed' && (
              <FormTextField
                name={`lines.${index}.amount`}
                label={t(messages.amountOf, { name })}
                inputMode="decimal"
                required
                maxLength={20}
              />
            )}
            {answer !== 'agreed' && (
              <FormTextField
                name={`lines.${index}.why`}
                label={t(messages.reasonOf, { name })}
                required
                maxLength={500}
              />
            )}
          </Stack>
        );
      })}
      <Text>
        <Box as="span" fontWeight="strong">
          {t(messages.total, { amount: lei(total) })}
        </Box>
      </Text>
    </Stack>
  );
}
