import { apiMutation, importClosures, previewClosures, saveContent, useProblemText } from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { countOf, ImportFrame, type ImportTold } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { importMessages, leftOutReasons } from './import-messages.ts';
import { messages } from './messages.ts';

type Answer = Schema<'ClosureImport'>;
type Field = Schema<'ClosureColumnField'>;

const fields = [
  { field: 'closure_date', label: messages.day, isNeeded: true },
  { field: 'name_ro', label: messages.nameRo, isNeeded: true },
  { field: 'name_en', label: messages.nameEn, isNeeded: false },
  { field: 'closed_from', label: messages.closedFrom, isNeeded: false },
  { field: 'closed_until', label: messages.closedUntil, isNeeded: false },
] as const satisfies readonly { field: Field; label: unknown; isNeeded: boolean }[];

type ImportClosuresProps = { onImported: () => void; onClose: () => void };

/** Closes the organisation on the days of a file, such as the calendar of a year. */
export function ImportClosures({ onImported, onClose }: ImportClosuresProps) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const draftKey = useDraftKey('import.closures');
  const preview = useMutation(apiMutation(previewClosures));
  const take = useMutation({
    ...apiMutation(importClosures),
    onSuccess: ({ counts }) => {
      notify.success(t(importMessages.imported, { count: countOf(counts, 'new', 'changed') }));
      onImported();
      onClose();
    },
  });
  const tell = ({ headings, columns, counts, lines }: Answer): ImportTold<Field> => ({
    headings,
    columns,
    counts,
    rows: lines.map(({ line, day, name, outcome, reason }) => ({
      line,
      text: [day, name].filter(Boolean).join(' · '),
      outcome,
      note: reason === null ? '' : t(leftOutReasons[reason]),
    })),
  });
  return (
    <ImportFrame
      draftKey={draftKey}
      title={t(importMessages.title)}
      fileLabel={t(importMessages.file)}
      fileHint={t(importMessages.fileHint)}
      maxBytes={100_000}
      fields={fields.map(({ field, label, isNeeded }) => ({ field, label: t(label), isNeeded }))}
      preview={(file, columns) => preview.mutateAsync({ body: { csv: file.text, columns } })}
      take={(file, { columns }) => take.mutateAsync({ body: { csv: file.text, columns } })}
      tell={tell}
      applyLabel={(count) => t(importMessages.apply, { count })}
      problemText={problemText}
      saveFile={saveContent}
      onClose={onClose}
    />
  );
}
