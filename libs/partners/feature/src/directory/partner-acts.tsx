import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Button, Flex, Text, notify } from '@dosar/design-system';
import { FormDialog, FormTextAreaField, requiredText, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './directory-messages.ts';
import { PartnerDialog } from './partner-dialog.tsx';
import { usePartnerRefusal } from './use-partner-refusal.ts';

type Partner = Schema<'Partner'>;

/** What is done to a partner: changed, suspended, given work again. */
export function PartnerActs({ partner }: { partner: Partner }) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'suspend'>();
  const { row, row_version } = partner;
  const resume = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST('/api/partner/resumePartner/{partner_id}', {
          params: { path: { partner_id: row.partner_id } },
          body: { row_version },
        }),
      ),
    onSuccess: () => notify.success(t(messages.saved)),
    onError: (error) => notify.warning(refusalText(error)),
    onSettled: () => queryClient.invalidateQueries(queriesOf('partners')),
  });
  return (
    <Flex gap="2" flexWrap="wrap">
      <Button icon="edit" onClick={() => setOpen('edit')}>
        {t(messages.edit)}
      </Button>
      {row.is_active ? (
        <Button variant="danger" onClick={() => setOpen('suspend')}>
          {t(messages.suspend)}
        </Button>
      ) : (
        <Button loading={resume.isPending} onClick={() => resume.mutate()}>
          {t(messages.resume)}
        </Button>
      )}
      {open === 'edit' && <PartnerDialog partner={partner} onClose={() => setOpen(undefined)} />}
      {open === 'suspend' && <SuspendDialog partner={partner} onClose={() => setOpen(undefined)} />}
    </Flex>
  );
}

const schema = z.object({ reason: requiredText({ min: 3, max: 500 }) });

function SuspendDialog({ partner, onClose }: { partner: Partner; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  return (
    <FormDialog
      form={form}
      open
      danger
      title={t(messages.suspend)}
      submitLabel={t(messages.suspend)}
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await dataOf(
          api.POST('/api/partner/suspendPartner/{partner_id}', {
            params: { path: { partner_id: partner.row.partner_id } },
            body: { row_version: partner.row_version, reason },
          }),
        );
        notify.success(t(messages.saved));
        onClose();
        await queryClient.invalidateQueries(queriesOf('partners'));
      }}
      problemText={refusalText}
      oneField
    >
      <Text>{t(messages.suspendText)}</Text>
      <FormTextAreaField name="reason" label={t(messages.reason)} required maxLength={500} />
    </FormDialog>
  );
}
