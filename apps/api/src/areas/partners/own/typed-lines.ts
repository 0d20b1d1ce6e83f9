import { guessColumns, readEstimate } from '@dosar/assessment-domain';
import { sumOfLines, type JobLine } from '@dosar/partners-domain';
import papa from 'papaparse';
import { partnerRefused } from '../directory/partner-refused.ts';

const mostLines = 200;
/** Without headings a line is what, then how much. */
const withoutHeadings = { code: null, name: 0, quantity: null, unit_price: null, hours: null, amount: 1 };

/**
 * The lines of an estimate or an invoice as a shop typed, pasted or read them in, by the reader that the assessment uses.
 *
 * No row is lost in silence: one that is neither a line nor a sum is refused, and so are lines that do not give the total.
 */
export function readTypedLines(text: string | undefined, totalBani: number): readonly JobLine[] {
  const typed = (text ?? '').replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (typed.trim() === '') return [];
  const { data: rows } = papa.parse<string[]>(typed, {
    delimiter: typed.includes('\t') ? '\t' : ';',
    newline: '\n',
    preview: 2 * mostLines,
  });
  const guessed = guessColumns(rows);
  const read = readEstimate(rows, guessed?.columns ?? withoutHeadings, guessed?.first_row ?? 0);
  const isUnread = read.left_out.some(({ reason }) => reason !== 'sum') || read.lines.length === 0;
  if (isUnread || rows.length === 2 * mostLines || read.lines.length > mostLines)
    throw partnerRefused('lines_unread');
  const lines = read.lines.map(({ code, name, amount_bani: bani }, index) => ({
    lineNo: index + 1,
    code,
    name,
    bani,
  }));
  if (sumOfLines(lines) !== totalBani) throw partnerRefused('lines_total');
  return lines;
}
