import { columnName } from '@dosar/claim-parts/estimate-file';
import { previewMessages } from '@dosar/claim-parts/estimate-words';
import type { ImportRow, ImportTold } from '@dosar/forms/import';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import type { EstimateAnswer, EstimateField } from './estimate-import-answer.ts';

/** Gives what a shop's file holds as every import tells it: its lines, and each row that is left out with the reason. */
export function useToldEstimate(): (answer: EstimateAnswer) => ImportTold<EstimateField> {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  return (answer) => {
    const { file, numbers, columns, firstRow, read } = answer;
    const leftOut = read.left_out.map(({ row_no: rowNo, text, reason }): ImportRow => ({
      line: numbers[rowNo - 1] ?? rowNo,
      text,
      outcome: 'left_out',
      note: t(previewMessages.leftOutReason, { reason }),
    }));
    const lineNumbers = numbersOfLines(answer);
    const lines = read.lines.map(({ name, amount_bani: bani }, index): ImportRow => ({
      line: lineNumbers[index] ?? null,
      text: name,
      outcome: 'new',
      note: lei(bani),
    }));
    const width = Math.max(...file.rows.map((row) => row.length));
    const headings = Array.from(
      { length: width },
      (_nothing, column) => file.rows[firstRow - 1]?.[column] || columnName(column),
    );
    return {
      headings,
      columns,
      counts: [
        { outcome: 'new', count: lines.length },
        { outcome: 'left_out', count: leftOut.length },
      ],
      rows: [...leftOut, ...lines],
      begins: firstRow,
    };
  };
}

/** The rows that are lines, in their order: all below the headings that are neither empty nor left out. */
function numbersOfLines({ file, numbers, firstRow, read }: EstimateAnswer): number[] {
  const leftOut = new Set(read.left_out.map(({ row_no: rowNo }) => rowNo));
  return numbers.filter(
    (_number, index) =>
      index >= firstRow && !leftOut.has(index + 1) && file.rows[index]?.some((cell) => cell.trim() !== ''),
  );
}
