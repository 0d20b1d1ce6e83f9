import { BankFileRefused, type BankFileHead, type BankLine } from './bank-line.ts';
import { decodedText, linesOf, type OpenBytes } from '#src/kernel/csv/decoded-text.ts';
import type { CsvLayout } from './csv-columns.ts';
import { readCamt } from './read-camt.ts';
import { readCsv } from './read-csv.ts';
import { readMt940 } from './read-mt940.ts';

/** Enough to see of which kind a file is, and its headings. */
const decidingCharacters = 16_000;

/** The lines of a statement of the bank, whichever of the known kinds it is; never more of it than a part is in memory. */
export async function* readBankFile(
  open: OpenBytes,
  head: BankFileHead,
  onRead: (bytes: number) => void,
  layouts: readonly CsvLayout[] = [],
): AsyncGenerator<BankLine> {
  const chunks = decodedText(open, onRead);
  let beginning = '';
  while (beginning.length < decidingCharacters) {
    const next = await chunks.next();
    if (next.done === true) break;
    beginning += next.value;
  }
  beginning = beginning.replace(/^\uFEFF/, '');
  if (beginning.trim() === '') throw new BankFileRefused('empty');
  if (/[\0\u0001-\u0008]/.test(beginning)) throw new BankFileRefused('unreadable');
  const whole = withBeginning(beginning, chunks);
  if (/^\s*</.test(beginning)) yield* readCamt(whole, head);
  else if (/^(?:\{.*\{4:)?:20:/m.test(beginning)) yield* readMt940(linesOf(whole), head);
  else yield* readCsv(beginning, whole, head, layouts);
}

async function* withBeginning(beginning: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield beginning.trimStart();
  yield* rest;
}

/** A head about which nothing is known yet. */
export const newHead = (): BankFileHead => ({
  format: null,
  account: null,
  currency: null,
  opening: null,
  closing: null,
  accounts: new Set(),
});
