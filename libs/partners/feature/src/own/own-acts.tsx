import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Button, Flex, notify, useIsPhone } from '@dosar/design-system';
import { FormDateField, FormDialog, FormTextField, optionalText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { dayAnswer } from './day-answer.ts';
import { OfferActs } from './offer-acts.tsx';
import { messages } from './own-act-messages.ts';
import { PaperDialog } from './paper-dialog.tsx';
import { useOwnRefusal } from './use-own-refusal.ts';

type Job = Schema<'OwnJob'>;
type Step = Schema<'OwnJobStep'>;

const stepMessages = {
  start_work: messages.startWork,
  resume_work: messages.resumeWork,
  finish: messages.finish,
} satisfies Partial<Record<Step, unknown>>;
const plainSteps = ['start_work', 'resume_work', 'finish'] as const;

/** What the company can do to a job now, the next step first; on a phone each as wide as the screen. */
export function OwnActs({ job, onLeft }: { job: Job; onLeft: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useOwnRefusal();
  const queryClient = useQueryClient();
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<'quote' | 'invoice' | 'wait_for_parts'>();
  const { row, acts } = job;
  const move = useMutation({
    mutationFn: (act: Step) =>
      dataOf(
        api.POST('/api/partner/moveOwnJob/{partner_job_id}', {
          params: {
            path: { partner_job_id: row.partner_job_id },
            header: { 'Idempotency-Key': newIdempotencyKey() },
          },
          body: { row_version: row.row_version, act },
        }),
      ),
    onSuccess: () => notify.success(t(messages.stored)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  if (acts.includes('accept')) return <OfferActs offer={row} onLeft={onLeft} />;
  const has = (act: Schema<'OwnJobAct'>) => acts.includes(act);
  const isSupplement = row.state === 'in_work';
  const close = () => setOpen(undefined);
  return (
    <Flex gap="2" flexWrap="wrap" flexDirection={isPhone ? 'column' : 'row'}>
      {has('quote') && !isSupplement && (
        <Button variant="primary" wide={isPhone} onClick={() => setOpen('quote')}>
          {t(messages.quote)}
        </Button>
      )}
      {plainSteps.filter(has).map((act, index) => (
        <Button
          key={act}
          variant={index === 0 ? 'primary' : 'secondary'}
          wide={isPhone}
          loading={move.isPending && move.variables === act}
          // Until the answer is here, another step would be about the job of before and get lost.
          disabled={move.isPending}
          onClick={() => move.mutate(act)}
        >
          {t(stepMessages[act])}
        </Button>
      ))}
      {has('invoice') && (
        <Button variant="primary" wide={isPhone} onClick={() => setOpen('invoice')}>
          {t(messages.invoice)}
        </Button>
      )}
      {has('wait_for_parts') && (
        <Button wide={isPhone} onClick={() => setOpen('wait_for_parts')}>
          {t(messages.waitForParts)}
        </Button>
      )}
      {has('quote') && isSupplement && (
        <Button variant="quiet" wide={isPhone} onClick={() => setOpen('quote')}>
          {t(messages.quoteMore)}
        </Button>
      )}
      {open === 'wait_for_parts' && <PartsDialog row={row} onClose={close} />}
      {(open === 'quote' || open === 'invoice') && <PaperDialog row={row} kind={open} onClose={close} />}
    </Flex>
  );
}

const partsSchema = z.object({ parts_until: dayAnswer, note: optionalText({ max: 500 }) });

function PartsDialog({ row, onClose }: { row: Job['row']; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useOwnRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useZodForm({ schema: partsSchema, defaultValues: { parts_until: '', note: '' } });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.waitForParts)}
      submitLabel={t(messages.send)}
      onClose={onClose}
      problemText={refusalText}
      onSubmit={async ({ parts_until, note }) => {
        await dataOf(
          api.POST('/api/partner/moveOwnJob/{partner_job_id}', {
            params: {
              path: { partner_job_id: row.partner_job_id },
              header: { 'Idempotency-Key': idempotencyKey },
            },
            body: {
              row_version: row.row_version,
              act: 'wait_for_parts',
              parts_until,
              ...(note !== '' && { note }),
            },
          }),
        );
        notify.success(t(messages.stored));
        onClose();
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
    >
      <FormDateField name="parts_until" label={t(messages.partsUntil)} required />
      <FormTextField name="note" label={t(messages.partsNote)} maxLength={500} />
    </FormDialog>
  );
}
