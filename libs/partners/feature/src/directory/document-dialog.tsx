import { api, asUpload, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { FileField, notify } from '@dosar/design-system';
import { FormDateField, FormDialog, FormTextField, dateAnswer, requiredText, useZodForm } from '@dosar/forms';
import { oneDocument } from '@dosar/kernel/file-names';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { messages } from './document-messages.ts';
import { usePartnerRefusal } from './use-partner-refusal.ts';

const schema = z.object({ title: requiredText({ max: 120 }), valid_until: dateAnswer });

/** Keeps a document of a partner with what it is and its last day. */
export function DocumentDialog({ partnerId, onClose }: { partnerId: string; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  const form = useZodForm({ schema, defaultValues: { title: '', valid_until: '' } });
  const save = async ({ title, valid_until: until }: z.output<typeof schema>) => {
    setMissing(file === undefined);
    if (file === undefined) return;
    await dataOf(
      api.POST('/api/partner/addPartnerDocument/{partner_id}', {
        params: { path: { partner_id: partnerId }, header: { 'Idempotency-Key': idempotencyKey } },
        body: { title, file, ...(until !== '' && { valid_until: until }) },
        ...asUpload(),
      }),
    );
    notify.success(t(messages.kept));
    onClose();
    await queryClient.invalidateQueries(queriesOf('partners'));
  };
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.add)}
      submitLabel={t(messages.save)}
      onClose={onClose}
      onSubmit={save}
      problemText={refusalText}
    >
      <FormTextField name="title" label={t(messages.title)} required maxLength={120} />
      <FormDateField name="valid_until" label={t(messages.validUntil)} />
      <FileField
        label={t(messages.file)}
        hint={t(messages.fileHint)}
        required
        error={isMissing && file === undefined ? t(messages.fileMissing) : undefined}
        files={file ? [{ id: 'file', name: file.name, state: 'done' }] : []}
        rules={oneDocument}
        onAdd={([chosen]) => setFile(chosen)}
        onRemove={() => setFile(undefined)}
        onRetry={() => undefined}
      />
    </FormDialog>
  );
}
