import {
  apiMutation,
  importRepairNorms,
  previewRepairNorms,
  queriesOf,
  useProblemText,
} from '@dosar/api-client';
import {
  Banner,
  Button,
  DateField,
  Dialog,
  FileField,
  LoadingState,
  notify,
  Stack,
} from '@dosar/design-system';
import { isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { textOfBytes } from '@dosar/kernel/text-of-bytes';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { NormColumns, NormLines } from './told-file.tsx';

const rules = {
  types: ['text/csv', 'text/plain', 'application/vnd.ms-excel'],
  maxBytes: 900_000,
  maxFiles: 1,
};

type Columns = Schema<'NormColumns'> | null;

/** Loads a table: which column holds what and what would happen are shown first. */
export function LoadDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<{ name: string; csv: string }>();
  const [validFrom, setValidFrom] = useState(() => localDateOf(new Date()));
  const preview = useMutation(apiMutation(previewRepairNorms));
  const take = useMutation({
    ...apiMutation(importRepairNorms),
    onSuccess: async ({ counts }) => {
      notify.success(t(messages.loaded, { count: takenOf(counts) }));
      onClose();
      await queryClient.invalidateQueries(queriesOf('assessment', 'config'));
    },
  });
  const bodyOf = (chosen: { name: string; csv: string }, day: string, columns: Columns) => ({
    body: { csv: chosen.csv, columns, valid_from: day, file_name: chosen.name },
  });
  const look = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = {
      name: chosen.name.slice(0, 200),
      csv: textOfBytes(new Uint8Array(await chosen.arrayBuffer())),
    };
    take.reset();
    setFile(read);
    if (isLocalDate(validFrom)) preview.mutate(bodyOf(read, validFrom, null));
  };
  const told = preview.data;
  const error = preview.error ?? take.error;
  const count = told ? takenOf(told.counts) : 0;
  return (
    <Dialog
      open
      size="large"
      title={t(messages.load)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {file && told && count > 0 && (
            <Button
              variant="primary"
              loading={take.isPending}
              disabled={preview.isPending || !isLocalDate(validFrom)}
              onClick={() => take.mutate(bodyOf(file, validFrom, told.columns))}
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
        <DateField
          label={t(messages.validFrom)}
          value={validFrom}
          onValueChange={(day) => {
            setValidFrom(day);
            if (file && isLocalDate(day)) preview.mutate(bodyOf(file, day, told?.columns ?? null));
          }}
        />
        {error && (
          <Banner tone="danger" title={t(messages.unreadable)} live>
            {problemText(error)}
          </Banner>
        )}
        {preview.isPending && !told && <LoadingState shape="rows" count={3} />}
        {file && told && (
          <>
            <NormColumns
              told={told}
              onChange={(columns) => preview.mutate(bodyOf(file, validFrom, columns))}
            />
            <NormLines told={told} />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function takenOf(counts: Schema<'NormImport'>['counts']): number {
  return counts.reduce((sum, { outcome, count }) => (outcome === 'left_out' ? sum : sum + count), 0);
}
