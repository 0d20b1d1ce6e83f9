import {
  apiMutation,
  importRepairNorms,
  previewRepairNorms,
  queriesOf,
  saveContent,
  useProblemText,
} from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { DateField, notify, Stack, Text } from '@dosar/design-system';
import { ImportFrame, type ImportedFile, type ImportTold } from '@dosar/forms/import';
import { isLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';

type Answer = Schema<'NormImport'>;
type Columns = Schema<'NormColumns'>;
type Field = Columns[number]['field'];

const fields = ['part', 'operation', 'labour_hours', 'labour_type', 'paint_hours', 'price'] as const;
const needed: readonly Field[] = ['part', 'operation'];

/** Loads a table: which column holds what and what would happen are shown first. */
export function LoadDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const draftKey = useDraftKey('import.norms');
  const [validFrom, setValidFrom] = useState(() => localDateOf(new Date()));
  // What a question asks counts at once, before the page is drawn again.
  const asked = useRef(validFrom);
  const tell = useToldNorms();
  const preview = useMutation(apiMutation(previewRepairNorms));
  const take = useMutation({
    ...apiMutation(importRepairNorms),
    onSuccess: async ({ counts }) => {
      notify.success(t(messages.loaded, { count: takenOf(counts) }));
      onClose();
      await queryClient.invalidateQueries(queriesOf('assessment', 'config'));
    },
  });
  const bodyOf = (file: ImportedFile, columns: Columns | null) => ({
    body: { csv: file.text, columns, valid_from: asked.current, file_name: file.name.slice(0, 200) },
  });
  const isDayMissing = !isLocalDate(validFrom);
  return (
    <ImportFrame<Field, Answer>
      draftKey={draftKey}
      title={t(messages.load)}
      fileLabel={t(messages.file)}
      fileHint={t(messages.fileHint)}
      maxBytes={900_000}
      fields={fields.map((field) => ({
        field,
        label: t(messages.column, { field }),
        isNeeded: needed.includes(field),
      }))}
      preview={(file, columns) => preview.mutateAsync(bodyOf(file, columns))}
      take={(file, { columns }) => take.mutateAsync(bodyOf(file, columns))}
      mayTake={() => !isDayMissing}
      tell={tell}
      applyLabel={(count) => t(messages.apply, { count })}
      question={({ gone_count: gone }, ask) => (
        <Stack gap="3">
          <DateField
            label={t(messages.validFrom)}
            value={validFrom}
            error={isDayMissing ? t(messages.dayMissing) : undefined}
            onValueChange={(day) => {
              setValidFrom(day);
              if (!isLocalDate(day)) return;
              asked.current = day;
              ask();
            }}
          />
          {gone > 0 && <Text>{t(messages.gone, { count: gone })}</Text>}
        </Stack>
      )}
      problemText={problemText}
      saveFile={saveContent}
      onClose={onClose}
    />
  );
}

/** Gives what a table would do as every import tells it; it is taken as a whole, with the lines that stay as they are. */
function useToldNorms(): (answer: Answer) => ImportTold<Field> {
  const { formatMessage: t } = useIntl();
  return ({ headings, columns, counts, lines }) => ({
    headings,
    columns,
    counts,
    taken: takenOf(counts),
    rows: lines.map(({ line, name, outcome, reason }) => ({
      line,
      text: name,
      outcome,
      note: reason === null ? '' : t(messages.leftOut, { reason }),
    })),
  });
}

function takenOf(counts: Answer['counts']): number {
  return counts.reduce((sum, { outcome, count }) => (outcome === 'left_out' ? sum : sum + count), 0);
}
