import { apiMutation, importPartners, previewPartners, queriesOf, saveContent } from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { countOf, ImportFrame, type ImportTold } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { usePartnerRefusal } from '../use-partner-refusal.ts';
import { columnFields, columnNames } from './column-names.ts';
import { messages, reasonMessages } from './import-messages.ts';

type Answer = Schema<'PartnerImport'>;
type Field = Schema<'PartnerColumnField'>;

const needed: readonly Field[] = ['name', 'kind'];

/** Adds and changes many partners by a file: which column holds what and what would happen are shown first. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const refusalText = usePartnerRefusal();
  const queryClient = useQueryClient();
  const draftKey = useDraftKey('import.partners');
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
  const tell = ({ headings, columns, counts, lines }: Answer): ImportTold<Field> => ({
    headings,
    columns,
    counts,
    rows: lines.map(({ line, name, outcome, changes, reason }) => ({
      line,
      text: name,
      outcome,
      note:
        reason === null
          ? changes.map((field) => t(columnNames[field])).join(', ')
          : t(reasonMessages[reason]),
    })),
  });
  return (
    <ImportFrame
      draftKey={draftKey}
      title={t(messages.title)}
      fileLabel={t(messages.file)}
      fileHint={t(messages.fileHint)}
      maxBytes={900_000}
      fields={columnFields.map((field) => ({
        field,
        label: t(columnNames[field]),
        isNeeded: needed.includes(field),
      }))}
      preview={(file, columns) => preview.mutateAsync({ body: { csv: file.text, columns } })}
      take={(file, { columns }) => take.mutateAsync({ body: { csv: file.text, columns } })}
      tell={tell}
      applyLabel={(count) => t(messages.apply, { count })}
      problemText={refusalText}
      saveFile={saveContent}
      onClose={onClose}
    />
  );
}
