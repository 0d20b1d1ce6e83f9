import { api, asUpload, dataOf, newIdempotencyKey, queriesOf } from '@dosar/api-client';
import { FileField, notify } from '@dosar/design-system';
import {
  FormDateField,
  FormDialog,
  FormTextField,
  optionalText,
  requiredText,
  useZodForm,
} from '@dosar/forms';
import { amountAnswer } from '@dosar/forms/amount';
import { oneDocument } from '@dosar/kernel/file-names';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { TypedLines, mostTyped } from '../lines/typed-lines.tsx';
import { useReadLines } from '../lines/use-read-lines.ts';
import { dayAnswer } from './day-answer.ts';
import { messages } from './own-act-messages.ts';
import { useOwnRefusal } from './use-own-refusal.ts';

const most = 2_147_483_647;
const total = amountAnswer({ least: 1, most });
const lines = optionalText({ max: mostTyped });
const estimate = z.object({ total, lines });
const invoice = z.object({ total, lines, number: requiredText({ max: 40 }), dated_on: dayAnswer });

type Props = { row: Schema<'OwnJobRow'>; kind: 'quote' | 'invoice'; onClose: () => void };

/** Sends an estimate or an invoice: its file and what it says. */
export function PaperDialog({ kind, ...props }: Props) {
  return kind === 'quote' ? <EstimateDialog {...props} /> : <InvoiceDialog {...props} />;
}

function EstimateDialog({ row, onClose }: Omit<Props, 'kind'>) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({ schema: estimate, defaultValues: { total: '', lines: '' } });
  const reading = useReadLines({
    value: () => form.getValues('lines'),
    fill: (typed) => form.setValue('lines', typed, { shouldDirty: true }),
  });
  const paper = usePaper(row, { onClose, onPaper: reading.readPaper });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.quote)}
      submitLabel={t(messages.send)}
      onClose={onClose}
      problemText={paper.refusalText}
      onSubmit={({ total: bani, lines: typed }) =>
        paper.send((file, params) =>
          dataOf(
            api.POST('/api/partner/sendOwnEstimate/{partner_job_id}', {
              params,
              body: {
                file,
                total_bani: String(bani),
                row_version: String(row.row_version),
                ...(typed !== '' && { lines: typed }),
              },
              ...asUpload(),
            }),
          ),
        )
      }
    >
      <FormTextField name="total" label={t(messages.total)} inputMode="decimal" maxLength={20} required />
      {paper.field}
      <TypedLines reading={reading} />
    </FormDialog>
  );
}

function InvoiceDialog({ row, onClose }: Omit<Props, 'kind'>) {
  const { formatMessage: t } = useIntl();
  const form = useZodForm({
    schema: invoice,
    defaultValues: { total: '', lines: '', number: '', dated_on: localDateOf(new Date()) },
  });
  const reading = useReadLines({
    value: () => form.getValues('lines'),
    fill: (typed) => form.setValue('lines', typed, { shouldDirty: true }),
  });
  const paper = usePaper(row, { onClose, onPaper: reading.readPaper });
  return (
    <FormDialog
      form={form}
      open
      title={t(messages.invoice)}
      submitLabel={t(messages.send)}
      onClose={onClose}
      problemText={paper.refusalText}
      onSubmit={({ total: bani, lines: typed, number, dated_on }) =>
        paper.send((file, params) =>
          dataOf(
            api.POST('/api/partner/sendOwnInvoice/{partner_job_id}', {
              params,
              body: {
                file,
                number,
                dated_on,
                total_bani: String(bani),
                row_version: String(row.row_version),
                ...(typed !== '' && { lines: typed }),
              },
              ...asUpload(),
            }),
          ),
        )
      }
    >
      <FormTextField name="number" label={t(messages.number)} maxLength={40} required />
      <FormDateField name="dated_on" label={t(messages.datedOn)} required />
      <FormTextField name="total" label={t(messages.total)} inputMode="decimal" maxLength={20} required />
      {paper.field}
      <TypedLines reading={reading} />
    </FormDialog>
  );
}

type Params = { path: { partner_job_id: string }; header: { 'Idempotency-Key': string } };

type PaperUse = { onClose: () => void; onPaper: (paper: File) => Promise<void> };

/** The file of the dialog, and how it is sent with the rest. */
function usePaper(row: Schema<'OwnJobRow'>, { onClose, onPaper }: PaperUse) {
  const { formatMessage: t } = useIntl();
  const refusalText = useOwnRefusal();
  const queryClient = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [file, setFile] = useState<File>();
  const [isMissing, setMissing] = useState(false);
  return {
    refusalText,
    send: async (call: (file: File, params: Params) => Promise<unknown>) => {
      setMissing(file === undefined);
      if (file === undefined) return;
      await call(file, {
        path: { partner_job_id: row.partner_job_id },
        header: { 'Idempotency-Key': idempotencyKey },
      });
      notify.success(t(messages.stored));
      onClose();
      await queryClient.invalidateQueries(queriesOf('partners'));
    },
    field: (
      <FileField
        label={t(messages.file)}
        hint={t(messages.fileHint)}
        required
        error={isMissing && file === undefined ? t(messages.fileMissing) : undefined}
        files={file ? [{ id: 'file', name: file.name, state: 'done' }] : []}
        rules={oneDocument}
        onAdd={([chosen]) => {
          setFile(chosen);
          if (chosen) void onPaper(chosen);
        }}
        onRemove={() => setFile(undefined)}
        onRetry={() => undefined}
      />
    ),
  };
}
