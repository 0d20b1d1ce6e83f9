import { sumOfLines, type JobLine } from '@dosar/partners-domain';
import { linesOfText } from '@dosar/partners-domain/typed-lines';
import { partnerRefused } from '../directory/partner-refused.ts';

/**
 * The lines of an estimate or an invoice as a shop typed, pasted or read them in, by the reader that the assessment uses.
 *
 * No row is lost in silence: one that is neither a line nor a sum is refused, and so are lines that do not give the total.
 */
export function readTypedLines(text: string | undefined, totalBani: number): readonly JobLine[] {
  if ((text ?? '').trim() === '') return [];
  const read = linesOfText(text ?? '');
  if (read === undefined || read.lines.length === 0 || read.left_out.some(({ reason }) => reason !== 'sum'))
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
