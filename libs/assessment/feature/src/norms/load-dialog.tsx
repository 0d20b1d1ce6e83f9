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

type ReadFile = { name: string; csv: string };

/** The chosen file, what the server says would happen with it, and the request that takes it over. */
function useNormFile(onLoaded: () => void) {
  const { formatMessage: t } = useIntl();
  const queryClient = useQueryClient();
  const [file, setFile] = useState<ReadFile>();
  const [validFrom, setValidFrom] = useState(() => localDateOf(new Date()));
  const preview = useMutation(apiMutation(previewRepairNorms));
  const take = useMutation({
    ...apiMutation(importRepairNorms),
    onSuccess: async ({ counts }) => {
      notify.success(t(messages.loaded, { count: takenOf(counts) }));
      onLoaded();
      await queryClient.invalidateQueries(queriesOf('assessment', 'config'));
    },
  });
  const bodyOf = (chosen: ReadFile, day: string, columns: Columns) => ({
    body: { csv: chosen.csv, columns, valid_from: day, file_name: chosen.name },
  });
  const told = preview.data;
  return {
    file,
    told,
    validFrom,
    error: preview.error ?? take.error,
    isLooking: preview.isPending,
    isTaking: take.isPending,
    isReady: !preview.isPending && isLocalDate(validFrom),
    choose: async (chosen: File | undefined) => {
      if (chosen === undefined) return;
      const read = {
        name: chosen.name.slice(0, 200),
        csv: textOfBytes(new Uint8Array(await chosen.arrayBuffer())),
      };
      take.reset();
      setFile(read);
      if (isLocalDate(validFrom)) preview.mutate(bodyOf(read, validFrom, null));
    },
    remove: () => {
      setFile(undefined);
      preview.reset();
      take.reset();
    },
    beginOn: (day: string) => {
      setValidFrom(day);
      if (file && isLocalDate(day)) preview.mutate(bodyOf(file, day, told?.columns ?? null));
    },
    readBy: (columns: Columns) => file && preview.mutate(bodyOf(file, validFrom, columns)),
    takeOver: () => file && told && take.mutate(bodyOf(file, validFrom, told.columns)),
  };
}

/** Loads a table: which column holds what and what would happen are shown first. */
export function LoadDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const { file, told, validFrom, error, ...load } = useNormFile(onClose);
  const count = file && told ? takenOf(told.counts) : 0;
  return (
    <Dialog
      open
      size="large"
      title={t(messages.load)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {count > 0 && (
            <Button
              variant="primary"
              loading={load.isTaking}
              disabled={!load.isReady}
              onClick={load.takeOver}
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
          onAdd={([chosen]) => void load.choose(chosen)}
          onRemove={load.remove}
          onRetry={() => undefined}
        />
        <DateField label={t(messages.validFrom)} value={validFrom} onValueChange={load.beginOn} />
        {error && (
          <Banner tone="danger" title={t(messages.unreadable)} live>
            {problemText(error)}
          </Banner>
        )}
        {load.isLooking && !told && <LoadingState shape="rows" count={3} />}
        {file && told && (
          <>
            <NormColumns told={told} onChange={load.readBy} />
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
