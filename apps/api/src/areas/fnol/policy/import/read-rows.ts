import { decodedText, linesOf, type OpenBytes } from '#src/kernel/csv/decoded-text.ts';
import { readCsv } from '@dosar/kernel/csv';
import type { ImportColumn } from '#src/kernel/csv/declared-import.ts';
import { mostRows, readPolicyRows, rowsAtOnce, type PolicyField, type PolicyLine } from './policy-file.ts';

/** Why a file cannot be read at all. */
export class PolicyFileRefused extends Error {
  readonly fault: 'no_table' | 'too_many';
  constructor(fault: 'no_table' | 'too_many') {
    super(fault);
    this.fault = fault;
  }
}

/** What the first rows of a file say of it. */
type FileHead = {
  headings: string[];
  firstRow: string[];
  columns: ImportColumn<PolicyField>[];
  isComplete: boolean;
};

/** Some rows of a file; the number of each is what a spreadsheet shows. */
export type RowBatch = { head: FileHead; rows: PolicyLine[] };

const longestCell = 120;
/** The line by which a spreadsheet says what separates its cells; it stands before every row that is read. */
const saysSeparator = /^sep=[;,|\t]$/i;

/**
 * The rows of a file of policies, some thousands at a time: never more of it is in memory.
 *
 * A row is a line: where a quotation mark that nobody closed would swallow those below it, each line is read alone.
 */
export async function* readRows(
  open: OpenBytes,
  chosen: readonly ImportColumn<PolicyField>[] | null,
): AsyncGenerator<RowBatch> {
  let headings: string | undefined;
  let head: FileHead | undefined;
  let waiting: { no: number; text: string }[] = [];
  let said = '';
  let no = 0;
  let count = 0;
  const batch = (): RowBatch => {
    const rows = waiting;
    waiting = [];
    count += rows.length;
    if (count > mostRows) throw new PolicyFileRefused('too_many');
    head ??= headOf(headings ?? '', rows[0]?.text ?? '', chosen);
    return { head, rows: linesIn(headings ?? '', rows, head.columns) };
  };
  for await (const line of linesOf(decodedText(open, () => undefined))) {
    no += 1;
    const text = (no === 1 ? line.replace(/^\uFEFF/, '') : line).replaceAll('\0', '').toWellFormed();
    if (no === 1 && saysSeparator.test(text)) {
      said = `${text}\n`;
      no = 0;
      continue;
    }
    if (text.replaceAll(/[;,|\t"\s]/g, '') === '') continue;
    if (headings === undefined) headings = `${said}${text}`;
    else waiting.push({ no, text });
    if (waiting.length === rowsAtOnce) yield batch();
  }
  if (headings === undefined || (count === 0 && waiting.length === 0))
    throw new PolicyFileRefused('no_table');
  if (waiting.length > 0) yield batch();
}

function headOf(
  headings: string,
  first: string,
  chosen: readonly ImportColumn<PolicyField>[] | null,
): FileHead {
  const read = readPolicyRows(`${headings}\n${first}`, chosen);
  const [, row] = readCsv(`${headings}\n${first}`);
  return {
    headings: read.headings,
    firstRow: read.headings.map((_heading, at) => (row?.cells[at] ?? '').slice(0, longestCell)),
    columns: read.columns,
    isComplete: read.isComplete,
  };
}

type NumberedText = { no: number; text: string };

function linesIn(
  headings: string,
  rows: readonly NumberedText[],
  columns: readonly ImportColumn<PolicyField>[],
): PolicyLine[] {
  const together = readPolicyRows([headings, ...rows.map(({ text }) => text)].join('\n'), columns).lines;
  if (together.length === rows.length)
    return together.map((line, at) => ({ ...line, line: rows[at]?.no ?? line.line }));
  return rows.map(({ no, text }) => {
    const [line] = readPolicyRows(`${headings}\n${text}`, columns).lines;
    return { ...line, line: no };
  });
}
