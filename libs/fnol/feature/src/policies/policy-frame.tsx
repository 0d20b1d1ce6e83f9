import { saveContent, useProblemText } from '@dosar/api-client';
import { notify } from '@dosar/design-system';
import { ImportFrame, type ImportColumn, type ImportTold } from '@dosar/forms/import';
import { mendedPlate } from '@dosar/kernel/mended-plate';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { importMessages } from './import-messages.ts';
import { importsQuery } from './imports-query.ts';
import {
  applyPolicies,
  fileOfImport,
  PolicyFileFault,
  readByColumns,
  sendPolicies,
  settled,
  type PolicyField,
} from './policy-job.ts';
import { faultWords, fieldWords } from './row-messages.ts';

type Import = Schema<'PolicyImport'>;

const fields = Object.keys(fieldWords) as PolicyField[];
const needed: readonly PolicyField[] = ['kind', 'number', 'valid_from', 'valid_until', 'holder_name'];
const outcomes = ['new', 'changed', 'unchanged', 'left_out'] as const;

type PolicyFrameProps = { begun: Import | undefined; onClose: () => void };

/** Takes policies from a file, which a job of the server reads and takes over; `begun` is one that somebody goes on with. */
export function PolicyFrame({ begun, onClose }: PolicyFrameProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  // What the server keeps of the file, and the text of it that was sent: another reading of it is sent again.
  const kept = useRef({ known: begun, text: undefined as string | undefined });
  const refresh = () => queryClient.invalidateQueries({ queryKey: importsQuery().queryKey });
  const close = () => {
    onClose();
    void refresh();
  };
  return (
    <ImportFrame<PolicyField, Import>
      title={t(importMessages.choose)}
      fileLabel={t(importMessages.file)}
      fileHint={t(importMessages.hint)}
      maxBytes={29_360_128}
      fields={fields.map((field) => ({
        field,
        label: t(fieldWords[field]),
        isNeeded: needed.includes(field),
        ...(field === 'plate' && { mend: mendedPlate }),
      }))}
      begun={begun && (() => fileOfImport(begun))}
      preview={async (file, columns, waiting) => {
        const { known, text } = kept.current;
        const isSent = known !== undefined && (text ?? file.text) === file.text;
        const first = isSent ? known : await sendPolicies(file, known);
        kept.current = { known: first, text: file.text };
        const read = await settled(first, waiting);
        kept.current.known = read;
        if (columns === null || isSame(columns, read.columns)) return read;
        // The server reads nothing by columns without which no row is a policy: the frame asks for them.
        if (needed.some((field) => columns.every((column) => column.field !== field)))
          return { ...read, columns: [...columns] };
        const again = await settled(await readByColumns(read, columns), waiting);
        kept.current.known = again;
        return again;
      }}
      take={async (_file, answer, waiting) => {
        await settled(await applyPolicies(answer), waiting);
        close();
        notify.success(t(importMessages.taken));
      }}
      tell={(answer): ImportTold<PolicyField> => ({
        headings: answer.headings,
        columns: answer.columns,
        counts: outcomes.map((outcome) => ({ outcome, count: answer.counts[outcome] })),
        rows: answer.left_out.map(({ row, text, reason }) => ({
          line: row,
          text,
          outcome: 'left_out',
          note: t(faultWords[reason]),
        })),
      })}
      applyLabel={(count) => t(importMessages.apply, { count })}
      problemText={(error) =>
        error instanceof PolicyFileFault ? t(importMessages[error.fault]) : problemText(error)
      }
      saveFile={saveContent}
      onClose={close}
    />
  );
}

const isSame = (
  some: readonly ImportColumn<PolicyField>[],
  others: readonly ImportColumn<PolicyField>[],
): boolean =>
  some.length === others.length &&
  some.every(({ field, column }) => others.some((other) => other.field === field && other.column === column));
