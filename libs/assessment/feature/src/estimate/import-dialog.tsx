import { Banner, Button, Dialog, FileField, Stack } from '@dosar/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { OpenedEstimate } from './estimate-query.ts';
import { ImportPreview } from './import-preview.tsx';
import { importMessages as messages } from './import-messages.ts';
import { mostRows, readEstimateFile, type EstimateFile, type FileFault } from './read-file.ts';

const rules = {
  types: [
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  maxBytes: 2_000_000,
  maxFiles: 1,
};

type ImportDialogProps = { assignmentId: string; opened: OpenedEstimate; onClose: () => void };

/** Takes the file of a repair shop: chosen, looked at with its columns, then taken over as a round. */
export function ImportDialog({ assignmentId, opened, onClose }: ImportDialogProps) {
  const { formatMessage: t } = useIntl();
  const [file, setFile] = useState<EstimateFile>();
  const [fault, setFault] = useState<FileFault>();
  const look = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    const read = await readEstimateFile(chosen);
    setFault('kind' in read ? read : undefined);
    setFile('kind' in read ? undefined : read);
  };
  if (file)
    return <ImportPreview assignmentId={assignmentId} opened={opened} file={file} onClose={onClose} />;
  return (
    <Dialog
      open
      title={t(messages.title)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t(messages.close)}</Button>}
    >
      <Stack gap="3">
        <FileField
          label={t(messages.file)}
          hint={t(messages.fileHint, { rows: mostRows })}
          files={[]}
          rules={rules}
          onAdd={([chosen]) => void look(chosen)}
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
    </Dialog>
  );
}
