import { api, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { Banner, Button, notify } from '@dosar/design-system';
import { FormDialog, useFormDraft, useZodForm } from '@dosar/forms';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './directory-messages.ts';
import { messages as formMessages } from './form-messages.ts';
import { answersOf, fieldsOf, partnerAnswers, reasonTexts, type PartnerAnswers } from './partner-answers.ts';
import { CompanyFields, ContactFields, ContractFields, HoursFields, WorkFields } from './partner-fields.tsx';
import { usePartnerRefusal } from './use-partner-refusal.ts';

type Partner = Schema<'Partner'>;
type DialogProps = {
  /** A new one is added when absent. */
  partner?: Partner;
  onClose: () => void;
  onSaved?: (partner: Partner) => void;
};

/** Adds a partner, or changes what is known of one; what was typed stays on the device until it is stored. */
export function PartnerDialog({ partner, onClose, onSaved }: DialogProps) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useZodForm({ schema: partnerAnswers, defaultValues: answersOf(partner?.fields) });
  const draft = useFormDraft(useDraftKey(`partner.${partner?.row.partner_id ?? 'new'}`), form);
  const save = async (answers: PartnerAnswers) => {
    const fields = fieldsOf(answers);
    const saved = await dataOf(
      partner === undefined
        ? api.POST('/api/partner/addPartner', {
            params: { header: { 'Idempotency-Key': idempotencyKey } },
            body: fields,
          })
        : api.POST('/api/partner/savePartner/{partner_id}', {
            params: { path: { partner_id: partner.row.partner_id } },
            body: { row_version: partner.row_version, fields },
          }),
    );
    draft.discard();
    notify.success(t(messages.saved));
    onClose();
    onSaved?.(saved);
    await queryClient.invalidateQueries(queriesOf('partners'));
  };
  return (
    <FormDialog
      form={form}
      open
      size="large"
      title={t(partner === undefined ? messages.add : messages.edit)}
      submitLabel={t(formMessages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={refusalText}
      reasons={reasonTexts}
    >
      {draft.restoredAt && (
        <Banner
          tone="info"
          title={t(formMessages.restored)}
          action={<Button onClick={draft.discard}>{t(formMessages.discard)}</Button>}
        />
      )}
      <CompanyFields />
      <ContactFields />
      <WorkFields />
      <HoursFields />
      <ContractFields />
    </FormDialog>
  );
}
