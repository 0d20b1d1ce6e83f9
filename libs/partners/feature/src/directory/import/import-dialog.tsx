import { apiMutation, importPartners, previewPartners, queriesOf } from '@dosar/api-client';
import { Banner, Button, Dialog, FileField, LoadingState, notify, Stack } from '@dosar/design-system';
import { textOfBytes } from '@dosar/kernel/text-of-bytes';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePartnerRefusal } from '../use-partner-refusal.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportLines } from './import-lines.tsx';
import { messages } from './import-messages.ts';

const rules = {
  types: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  maxBytes: 900_000,
  maxFiles: 1,
};

/** Adds and changes many partners by a file: which column holds what and what would happen are shown first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const preview = useMutation(apiMutation(previewPartners));
  const take = useMutation({
    ...apiMutation(importPartners),
    onSuccess: async ({ counts }) => {
      notify.success(
        [
          t(messages.added, { count: countOf(counts, 'new') }),
          t(messages.changedCount, { count: countOf(counts, 'changed') }),
        ].join(', '),
      );
      onClose();
      await queryClient.invalidateQueries(queriesOf('partners'));
    },
  });
  const look = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const csv = textOfBytes(new Uint8Array(await chosen.arrayBuffer()));
    take.reset();
    setFile({ name: chosen.name, csv });
    preview.mutate({ body: { csv, columns: null } });
  };
  const told = preview.data;
  const error = preview.error ?? take.error;
  const count = told ? countOf(told.counts, 'new') + countOf(told.counts, 'changed') : 0;
  return (
    <Dialog
      open
      size="large"
      title={t(messages.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {file && told && count > 0 && (
            <Button
              variant="primary"
              loading={take.isPending}
              onClick={() => take.mutate({ body: { csv: file.csv, columns: told.columns } })}
            >
              {t(messages.apply, { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <FileField
          label={t(messages.file)}
          hint={t(messages.fileHint)}
          files={file ? [{ id: 'file', name: file.name, state: 'done' }] : []}
          rules={rules}
          onAdd={([chosen]) => void look(chosen)}
          onRemove={() => {
            setFile(undefined);
            preview.reset();
            take.reset();
          }}
          onRetry={() => undefined}
        />
        {error && (
          <Banner tone="danger" title={t(messages.unreadable)} live>
            {refusalText(error)}
          </Banner>
        )}
        {preview.isPending && !told && <LoadingState shape="rows" count={3} />}
        {file && told && (
          <>
            <ImportColumns
              told={told}
              onChange={(columns) => preview.mutate({ body: { csv: file.csv, columns } })}
            />
            <ImportLines told={told} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function countOf(counts: Schema<'PartnerImport'>['counts'], outcome: Schema<'PartnerOutcome'>): number {
  return counts.find((one) => one.outcome === outcome)?.count ?? 0;
}
