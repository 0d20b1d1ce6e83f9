import {
  apiMutation,
  importBalances,
  previewBalances,
  queriesOf,
  saveContent,
  useProblemText,
} from '@dosar/api-client';
import { useDraftKey } from '@dosar/auth';
import { notify } from '@dosar/design-system';
import { ImportFrame, type ImportRow } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { daysText } from '../leave-text.ts';
import { messages } from './messages.ts';

type Line = Schema<'BalanceLine'>;

const faults = {
  unknown_person: messages.unknownPerson,
  malformed: messages.malformed,
  twice: messages.twice,
};
const outcomes = ['new', 'changed', 'unchanged', 'left_out'] as const;

/** Changes balances by a file, all lines or none: what it would change is shown first, line by line. */
export function ImportBalances({ year, onClose }: { year: number; onClose: () => void }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const draftKey = useDraftKey(`import.balances.${year}`);
  const preview = useMutation(apiMutation(previewBalances));
  const take = useMutation({
    ...apiMutation(importBalances),
    onSuccess: async ({ changes }) => {
      notify.success(t(messages.applied, { count: changes }));
      await queryClient.invalidateQueries(queriesOf('absences'));
      onClose();
    },
  });
  const noteOf = (line: Line) => {
    if (line.fault !== null) return t(faults[line.fault]);
    const now = t(messages.change, { entitled: daysText(line.entitled), carried: daysText(line.carried) });
    if (line.before === null) return now;
    const { entitled, carried } = line.before;
    return `${now} (${t(messages.before, { entitled: daysText(entitled), carried: daysText(carried) })})`;
  };
  return (
    <ImportFrame<never, Schema<'BalanceImport'>>
      draftKey={draftKey}
      title={t(messages.take)}
      fileLabel={t(messages.file)}
      fileHint={t(messages.fileHint)}
      maxBytes={200_000}
      fields={[]}
      isAllOrNothing
      preview={(file) => preview.mutateAsync({ body: { year, csv: file.text } })}
      take={(file) => take.mutateAsync({ body: { year, csv: file.text } })}
      tell={({ lines }) => {
        const rows = lines.map((line): ImportRow => ({
          line: line.line,
          text: line.full_name ?? line.username,
          outcome: outcomeOf(line),
          note: noteOf(line),
        }));
        const countOf = (outcome: ImportRow['outcome']) =>
          rows.filter((row) => row.outcome === outcome).length;
        return {
          headings: [],
          columns: [],
          counts: outcomes.map((outcome) => ({ outcome, count: countOf(outcome) })),
          rows,
        };
      }}
      applyLabel={(count) => t(messages.apply, { count })}
      problemText={problemText}
      saveFile={saveContent}
      onClose={onClose}
    />
  );
}

function outcomeOf({ fault, before, entitled, carried }: Line): ImportRow['outcome'] {
  if (fault !== null) return 'left_out';
  if (before === null) return 'new';
  return before.entitled === entitled && before.carried === carried ? 'unchanged' : 'changed';
}
