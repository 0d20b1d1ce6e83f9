import type { ImportOutcome, ImportTold } from '@dosar/forms/import';
import { formatLocalDate } from '@dosar/kernel/dates';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './import-messages.ts';
import { columnsOf, type PlateAnswer, type PlateField } from './plate-answer.ts';

type Change = Schema<'PlateChange'>;

const outcomes = { added: 'new', changed: 'changed', ended: 'ended' } as const satisfies Record<
  Change['change'],
  ImportOutcome
>;

/** Gives what a list of plates would change as every import tells it. */
export function useToldPlates(): (answer: PlateAnswer) => ImportTold<PlateField> {
  const { formatMessage: t } = useIntl();
  const noteOf = (change: Change) => {
    const after = daysText(change.valid_from, change.valid_until);
    if (change.change === 'added') return after;
    const before = daysText(change.before_from, change.before_until);
    return t(messages.change, { before: before || '…', after: after || '…' });
  };
  return ({ preview }) => ({
    headings: preview.headings,
    columns: columnsOf(preview),
    counts: [
      { outcome: 'new', count: preview.added_count },
      { outcome: 'changed', count: preview.changed_count },
      { outcome: 'ended', count: preview.ended_count },
      { outcome: 'unchanged', count: preview.unchanged_count },
      { outcome: 'left_out', count: preview.left_out_count },
    ],
    rows: [
      ...preview.left_out.map(({ row, text, reason }) => ({
        line: row,
        text,
        outcome: 'left_out' as const,
        note: t(messages[reason]),
      })),
      ...preview.changes.map((change) => ({
        line: null,
        text: formatPlate(change.plate),
        outcome: outcomes[change.change],
        note: noteOf(change),
      })),
    ],
  });
}

const daysText = (from: string | null, until: string | null) =>
  from === null && until === null
    ? ''
    : `${from === null ? '…' : formatLocalDate(from)} – ${until === null ? '…' : formatLocalDate(until)}`;
