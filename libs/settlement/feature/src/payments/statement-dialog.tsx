import { api, dataOf, queriesOf } from '@dosar/api-client';
import { Banner, Button, Dialog, FileField, LoadingState, Stack } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { mostLines, readStatement, type StatementFault, type StatementLine } from './read-statement.ts';
import { StatementLines } from './statement-lines.tsx';
import { statementMessages as messages } from './statement-messages.ts';

const rules = {
  types: ['text/csv', 'text/plain', 'text/xml', 'application/xml', 'application/vnd.ms-excel'],
  maxBytes: 2_000_000,
  maxFiles: 1,
};

type Statement = { name: string; lines: StatementLine[] };

/**
 * Takes the statement of the bank: chosen, looked at line by line, then what matches is recorded as paid.
 *
 * One window for all of it: a second one would open while the first gives the focus back.
 */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = useRefusalText();
  const queryClient = useQueryClient();
  const [statement, setStatement] = useState<Statement>();
  const [fault, setFault] = useState<StatementFault>();
  const preview = useMutation({
    mutationFn: ({ lines }: Statement) =>
      dataOf(api.POST('/api/settlement/previewStatement', { body: { lines } })),
  });
  const take = useMutation({
    mutationFn: ({ name, lines }: Statement) =>
      dataOf(api.POST('/api/settlement/importStatement', { body: { file_name: name, lines } })),
    onSuccess: () =>
      queryClient.invalidateQueries(queriesOf('settlement', 'claims', 'assignments', 'worklist', 'workload')),
  });
  const look = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readStatement(file);
    setFault(Array.isArray(read) ? undefined : read);
    if (!Array.isArray(read)) return;
    const chosen = { name: file.name.slice(-120), lines: read };
    setStatement(chosen);
    preview.mutate(chosen);
  };
  const failed = take.error ?? preview.error;
  return (
    <Dialog
      open
      title={statement?.name ?? t(messages.import)}
      size={statement ? 'large' : 'medium'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {statement && preview.data && !take.data && (
            <Button
              variant="primary"
              loading={take.isPending}
              disabled={preview.data.matching_count === 0}
              onClick={() => take.mutate(statement)}
            >
              {t(messages.record, { count: preview.data.matching_count })}
            </Button>
          )}
        </>
      }
    >
      {!statement && <FileChoice fault={fault} onFile={(file) => void look(file)} />}
      {failed && (
        <Banner tone="danger" live>
          {refusalText(failed)}
        </Banner>
      )}
      {preview.isPending && <LoadingState count={4} />}
      {preview.data && (
        <ShownStatement read={take.data ?? preview.data} isRecorded={take.data !== undefined} />
      )}
    </Dialog>
  );
}

type ShownStatementProps = { read: Schema<'ReadStatement'>; isRecorded: boolean };

function ShownStatement({ read, isRecorded }: ShownStatementProps) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return (
    <Stack gap="4">
      <Banner tone={isRecorded ? 'success' : 'info'} live>
        {t(isRecorded ? messages.recorded : messages.matching, {
          count: read.matching_count,
          lines: read.lines.length,
          sum: lei(read.matching_bani),
        })}
      </Banner>
      <StatementLines lines={read.lines} />
    </Stack>
  );
}

type FileChoiceProps = { fault: StatementFault | undefined; onFile: (file: File | undefined) => void };

/** Where the file is chosen; what is wrong with one stands below. */
function FileChoice({ fault, onFile }: FileChoiceProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="3">
      <FileField
        label={t(messages.file)}
        hint={t(messages.fileHint, { lines: mostLines })}
        files={[]}
        rules={rules}
        onAdd={([file]) => onFile(file)}
        onRemove={() => undefined}
        onRetry={() => undefined}
      />
      {fault && (
        <Banner tone="danger" live>
          {t(messages.fault, { kind: fault.kind, row: 'row' in fault ? fault.row : 0, lines: mostLines })}
        </Banner>
      )}
    </Stack>
  );
}
