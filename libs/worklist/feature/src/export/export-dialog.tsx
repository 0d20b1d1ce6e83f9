import { apiMutation, isApiProblem, queriesOf, startExport, useProblemText } from '@dosar/api-client';
import { Banner, Button, Dialog, notify, RadioGroupField, Text } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { OwnExports } from './own-exports.tsx';
import { runningExports } from './running-exports.ts';
import { useSaveExport } from './use-save-export.ts';

/** What is exported: the list as it is shown, or the rows that were chosen in it. */
export type ExportedList = {
  settings: Schema<'ViewSettings'>;
  columns: readonly Schema<'WorklistColumn'>[];
  /** Absent for everything that the list finds. */
  selectedIds?: readonly string[];
};

export type ExportDialogProps = { open: boolean; onClose: () => void; list: ExportedList };

type Format = Schema<'ExportFormat'>;

/** Asks for the format, and takes the list out into a file. */
export function ExportDialog({ open, onClose, list }: ExportDialogProps) {
  const { formatMessage: t } = useIntl();
  const [format, setFormat] = useState<Format>('xlsx');
  const { run, isRunning, refusal } = useStartExport(list, onClose);
  const { selectedIds: ids, columns } = list;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button variant="primary" icon="download" loading={isRunning} onClick={() => void run(format)}>
            {t(messages.export)}
          </Button>
        </>
      }
    >
      <Text marginBottom="4">
        {ids ? t(messages.selected, { count: ids.length }) : t(messages.everything)}{' '}
        {t(messages.columns, { count: columns.length })}
      </Text>
      <RadioGroupField
        label={t(messages.format)}
        name="format"
        value={format}
        onValueChange={(value) => setFormat(value === 'csv' ? 'csv' : 'xlsx')}
        choices={[
          { value: 'xlsx', label: t(messages.xlsx) },
          { value: 'csv', label: t(messages.csv) },
        ]}
      />
      {refusal !== undefined && (
        <Banner tone="danger" live>
          {refusal}
        </Banner>
      )}
      {open && <OwnExports />}
    </Dialog>
  );
}

function useStartExport({ settings, columns, selectedIds }: ExportedList, onDone: () => void) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const save = useSaveExport();
  const start = useMutation(apiMutation(startExport));

  const run = async (format: Format) => {
    const assignment_ids = selectedIds && [...selectedIds];
    const body = { format, settings, columns: [...columns], ...(assignment_ids && { assignment_ids }) };
    const made = await start.mutateAsync({ body }).catch(() => undefined);
    if (made === undefined) return;
    void queryClient.invalidateQueries(queriesOf('worklist'));
    onDone();
    if (made.state === 'ready') await save(made.export_id);
    else {
      runningExports.add(made.export_id);
      notify.snack(t(messages.begun));
    }
  };

  const refusal = () => {
    if (start.error === null) return undefined;
    const context = isApiProblem(start.error) ? start.error.context : {};
    if (context['reason'] === 'too_many') return t(messages.tooMany);
    if (context['reason'] === 'too_many_rows')
      return t(messages.tooManyRows, { limit: Number(context['limit']) });
    return problemText(start.error);
  };
  return { run, isRunning: start.isPending, refusal: refusal() };
}
