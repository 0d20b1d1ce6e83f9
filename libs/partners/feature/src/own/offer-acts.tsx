import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { Button, Flex, Text, notify, useIsPhone } from '@dosar/design-system';
import { FormDateField, FormDialog, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { dayAnswer } from './day-answer.ts';
import { messages } from './own-act-messages.ts';
import { useOwnRefusal } from './use-own-refusal.ts';

type Offer = Pick<Schema<'OwnJobRow'>, 'partner_job_id' | 'row_version'>;

/** The two answers to an offer. */
export function OfferActs({ offer, onLeft }: { offer: Offer; onLeft?: () => void }) {
  const { formatMessage: t } = useIntl();
  const [open, setOpen] = useState<'accept' | 'decline'>();
  const isPhone = useIsPhone();
  const close = () => setOpen(undefined);
  return (
    <Flex gap="2" flexDirection={isPhone ? 'column' : 'row'}>
      <Button variant="primary" icon="check" wide={isPhone} onClick={() => setOpen('accept')}>
        {t(messages.accept)}
      </Button>
      <Button wide={isPhone} onClick={() => setOpen('decline')}>
        {t(messages.decline)}
      </Button>
      {open === 'accept' && <AcceptDialog offer={offer} onClose={close} />}
      {open === 'decline' && <DeclineDialog offer={offer} onClose={close} onLeft={onLeft} />}
    </Flex>
  );
}

/** Days of work that a repair is first taken to need. */
const usualDays = 7;
const acceptSchema = z.object({ promised_on: dayAnswer });

function AcceptDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useOwnRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useZodForm({
    schema: acceptSchema,
    defaultValues: { promised_on: addDays(localDateOf(new Date()), usualDays) },
  });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.accept)}
      submitLabel={t(messages.accept)}
      onClose={onClose}
      problemText={refusalText}
      oneField
      onSubmit={async ({ promised_on }) => {
        await dataOf(
          api.POST('/api/partner/acceptOwnJob/{partner_job_id}', {
            params: {
              path: { partner_job_id: offer.partner_job_id },
              header: { 'Idempotency-Key': idempotencyKey },
            },
            body: { row_version: offer.row_version, promised_on },
          }),
        );
        notify.success(t(messages.stored));
        onClose();
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
    >
      <Text>{t(messages.acceptText)}</Text>
      <FormDateField name="promised_on" label={t(messages.promisedOn)} required />
    </FormDialog>
  );
}

const declineSchema = z.object({ reason: requiredText({ min: 3, max: 500 }) });

type DeclineProps = { offer: Offer; onClose: () => void; onLeft: (() => void) | undefined };

function DeclineDialog({ offer, onClose, onLeft }: DeclineProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = useOwnRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useZodForm({ schema: declineSchema, defaultValues: { reason: '' } });
  return (
    <FormDialog
      form={form}
      open
      danger
      title={t(messages.decline)}
      submitLabel={t(messages.decline)}
      onClose={onClose}
      problemText={refusalText}
      oneField
      onSubmit={async ({ reason }) => {
        await dataOf(
          api.POST('/api/partner/declineOwnJob/{partner_job_id}', {
            params: {
              path: { partner_job_id: offer.partner_job_id },
              header: { 'Idempotency-Key': idempotencyKey },
            },
            body: { row_version: offer.row_version, reason },
          }),
        );
        notify.success(t(messages.declined));
        onClose();
        onLeft?.();
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
    >
      <Text>{t(messages.declineText)}</Text>
      <FormTextAreaField name="reason" label={t(messages.reason)} required maxLength={500} />
    </FormDialog>
  );
}
