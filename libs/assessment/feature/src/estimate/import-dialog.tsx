import { queriesOf, useProblemText } from '@dosar/api-client';
import { Banner, Button, Dialog, FileField, notify, Stack } from '@dosar/design-system';
import { Form, useZodForm } from '@dosar/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { takeEstimate } from './estimate-calls.ts';
import { estimateQuery, type OpenedEstimate } from './estimate-query.ts';
import {
  columnAnswers,
  columnsOf,
  importAnswersFor,
  ImportPreview,
  importSchema,
  type ImportAnswers,
} from './import-preview.tsx';
import { importMessages as messages } from './import-messages.ts';
import {
  mostRows,
  readEstimateFile,
  type EstimateFile,
  type FileFault,
} from '@dosar/claim-parts/estimate-file';

const rules = {
  types: [
    'application/pdf',
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  maxBytes: 5_000_000,
  maxFiles: 1,
};

const nothingChosen = importAnswersFor(
  { name: '', source: 'csv', rows: [] },
  { estimate: null, rounds: [], shops: [] },
);

type ImportDialogProps = { assignmentId: string; opened: OpenedEstimate; onClose: () => void };

/**
 * Takes the file of a repair shop: chosen, looked at with its columns, then taken over as a round.
 *
 * One window for both steps: a second one would open while the first gives the focus back.
 */
export function ImportDialog({ assignmentId, opened, onClose }: ImportDialogProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const formId = useId();
  const [file, setFile] = useState<EstimateFile>();
  const [fault, setFault] = useState<FileFault>();
  const form = useZodForm({ schema: importSchema, defaultValues: nothingChosen });
  const { isSubmitting } = form.formState;
  const look = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = await readEstimateFile(chosen);
    setFault('kind' in read ? read : undefined);
    if ('kind' in read) return;
    form.reset(importAnswersFor(read, opened));
    setFile(read);
  };
  const take = async (chosen: EstimateFile, answers: ImportAnswers) => {
    const answer = await takeEstimate(assignmentId, {
      file: chosen,
      shopName: answers.shop,
      columns: columnsOf(answers),
      firstRow: Number(answers.first_row),
    });
    queryClient.setQueryData(estimateQuery(assignmentId).queryKey, answer);
    await queryClient.invalidateQueries(queriesOf('claims', 'assessment'));
    notify.success(t(messages.taken, { count: answer.estimate?.lines.length ?? 0 }));
    onClose();
  };
  return (
    <Dialog
      open
      title={file ? t(messages.previewTitle, { file: file.name }) : t(messages.title)}
      size={file ? 'large' : 'medium'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {file && (
            <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
              {t(messages.send)}
            </Button>
          )}
        </>
      }
    >
      {file ? (
        <Form form={form} id={formId} problemText={problemText} onSubmit={(answers) => take(file, answers)}>
          <ImportPreview
            opened={opened}
            file={file}
            onShop={({ shop_name: shop, columns }) =>
              form.reset({ ...form.getValues(), shop, ...columnAnswers(columns) })
            }
          />
        </Form>
      ) : (
        <FileChoice fault={fault} onFile={(chosen) => void look(chosen)} />
      )}
    </Dialog>
  );
}

type FileChoiceProps = { fault: FileFault | undefined; onFile: (file: File | undefined) => void };

/** Where the file is chosen; what is wrong with one stands below. */
function FileChoice({ fault, onFile }: FileChoiceProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="3">
      <FileField
        label={t(messages.file)}
        hint={t(messages.fileHint, { rows: mostRows })}
        files={[]}
        rules={rules}
        onAdd={([chosen]) => onFile(chosen)}
        onRemove={() => undefined}
        onRetry={() => undefined}
      />
      {fault && (
        <Banner tone="danger" live>
          {fault.kind === 'formula'
            ? t(messages.formula, { cell: fault.cell })
            : t(messages.fault, { kind: fault.kind, rows: mostRows })}
        </Banner>
      )}
    </Stack>
  );
}
