import type { ImportColumn, ImportOutcome, ImportRow, ImportTold } from '@dosar/forms/import';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { csvSeparators } from '@dosar/kernel/csv';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { outcomeMessages } from './outcome-messages.ts';
import type { TableField, TableReading } from './table-reading.ts';

type Line = Schema<'StatementLine'>;

/** What a file of the bank would bring: its lines, and of a table how it was read. */
export type StatementAnswer = {
  counted: Schema<'CountedStatement'>;
  lines: readonly Line[];
  columns: ImportColumn<TableField>[];
  reading?: TableReading;
  /** The row below the headings. */
  begins: number;
};

const outcomeOf = (outcome: Line['outcome']): ImportOutcome =>
  outcome === 'unreadable'
    ? 'left_out'
    : outcome === 'paid_already' || outcome === 'recorded'
      ? 'unchanged'
      : 'new';

/** Gives what a statement of the bank would bring as every import tells it. */
export function useToldStatement(): (answer: StatementAnswer) => ImportTold<TableField> {
  const { formatMessage: t } = useIntl();
  const { date } = useFormats();
  const { amount } = useAmounts();
  const rowOf = (line: Line, headings: readonly string[]): ImportRow => ({
    line: line.line_no,
    text: [
      line.booked_on === null ? '' : date(line.booked_on),
      line.counterparty || line.text,
      line.amount_bani === null ? '' : `${amount(line.amount_bani)} ${line.currency ?? ''}`.trim(),
    ]
      .filter(Boolean)
      .join(' · '),
    outcome: outcomeOf(line.outcome),
    note:
      line.fault === null ? t(outcomeMessages[line.outcome]) : t(messages.lineFault, { fault: line.fault }),
    cells: cellsOf(line.raw, headings),
  });
  return ({ counted, lines, columns, reading, begins }) => {
    const headings = counted.csv_rows?.[reading?.headingRow ?? 0] ?? [];
    const countOf = (wanted: ImportOutcome) =>
      counted.counts.reduce(
        (sum, { outcome, count }) => (outcomeOf(outcome) === wanted ? sum + count : sum),
        0,
      );
    return {
      headings,
      columns,
      begins,
      counts: (['new', 'unchanged', 'left_out'] as const).map((outcome) => ({
        outcome,
        count: countOf(outcome),
      })),
      rows: lines.map((line) => rowOf(line, headings)),
    };
  };
}

/** The cells of a line as the bank wrote it; whole where it is no row of a table. */
function cellsOf(raw: string, headings: readonly string[]): string[] {
  const [first = ''] = raw.split('\n');
  const split = csvSeparators.map((separator) => first.split(separator));
  return split.find((cells) => cells.length > 1 && cells.length === headings.length) ?? [raw];
}
