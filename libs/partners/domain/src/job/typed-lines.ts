import { fractionOf } from '@dosar/kernel/money';
import {
  guessColumns,
  readEstimate,
  type ReadEstimate,
  type ReadEstimateLine,
} from '@dosar/kernel/read-estimate';
import papa from 'papaparse';

/** More lines than this are no estimate of a repair. */
const mostLines = 200;
/** Without headings a line is what, then how much. */
const withoutHeadings = { code: null, name: 0, quantity: null, unit_price: null, hours: null, amount: 1 };

/** The lines of a table as a file or a spreadsheet has them, by its headings where it has some. */
export function linesOfRows(rows: readonly (readonly string[])[]): ReadEstimate {
  const guessed = guessColumns(rows);
  return readEstimate(rows, guessed?.columns ?? withoutHeadings, guessed?.first_row ?? 0);
}

/** The lines that a shop typed or pasted; undefined where there are more than an estimate has. */
export function linesOfText(text: string): ReadEstimate | undefined {
  const typed = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (typed.trim() === '') return { lines: [], left_out: [], wrong_totals: [] };
  const { data: rows } = papa.parse<string[]>(typed, {
    delimiter: typed.includes('\t') ? '\t' : ';',
    newline: '\n',
    preview: 2 * mostLines,
  });
  const read = linesOfRows(rows);
  return rows.length === 2 * mostLines || read.lines.length > mostLines ? undefined : read;
}

type TextLine = Pick<ReadEstimateLine, 'code' | 'name' | 'amount_bani'>;

/** Lines as somebody would type them, so that `linesOfText` reads the same again. */
export function textOfLines(lines: readonly TextLine[]): string {
  const amount = (bani: number) => (bani / 100).toFixed(2).replace('.', ',');
  const hasCodes = lines.some(({ code }) => code !== null);
  const rows = lines.map(({ code, name, amount_bani: bani }) => [
    ...(hasCodes ? [oneCell(code ?? '')] : []),
    oneCell(name),
    amount(bani),
  ]);
  // With headings the codes are found again, whatever the first line is called.
  return papa.unparse(hasCodes ? [['Cod', 'Denumire', 'Valoare'], ...rows] : rows, {
    delimiter: ';',
    newline: '\n',
  });
}

/** A tab would part the cells of every row. */
const oneCell = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Rates of VAT of a Romanian shop, in per cent, the usual one first. */
const vatRates = [21, 19];
/** Rounding line by line may be this far off. */
const mostRounding = 100;

/** The rate of VAT that is missing in lines which come to less than their total; undefined where that is not why. */
export function missingVat(lines: readonly TextLine[], totalBani: number): number | undefined {
  const sum = sumOf(lines);
  return vatRates.find(
    (rate) => sum > 0 && Math.abs(totalBani - fractionOf(sum, 100 + rate, 100)) <= mostRounding,
  );
}

/** The same lines with VAT in them; what rounding leaves over goes to the largest, so that they give the total exactly. */
export function withVat<Line extends TextLine>(
  lines: readonly Line[],
  { rate, totalBani }: { rate: number; totalBani: number },
): Line[] {
  const taxed = lines.map((line) => ({
    ...line,
    amount_bani: fractionOf(line.amount_bani, 100 + rate, 100),
  }));
  const largest = taxed.toSorted((one, other) => other.amount_bani - one.amount_bani)[0];
  const left = totalBani - sumOf(taxed);
  return taxed.map((line) => (line === largest ? { ...line, amount_bani: line.amount_bani + left } : line));
}

const sumOf = (lines: readonly TextLine[]) => lines.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
