import { isLocalDate } from '@dosar/kernel/dates';
// eslint-disable-next-line no-restricted-imports -- files of Romanian banks, whatever the language of the page
import { parseLei } from '@dosar/kernel/money';
import type { BodyOf } from '@dosar/openapi';

/** The most lines that are read of a statement; the server takes no more either. */
export const mostLines = 500;
const longestText = 500;
const longestReference = 100;

/** A line of a statement as the server takes it. */
export type StatementLine = BodyOf<'importStatement'>['lines'][number];

/** Why a file is no statement that could be read. */
export type StatementFault =
  | { kind: 'unreadable' | 'empty' | 'too_large' | 'columns' }
  | { kind: 'formula' | 'line'; row: number };

/** Reads the statement of a bank: camt.053 (ISO 20022) or CSV with headings. Nothing of it is run. */
export async function readStatement(file: File): Promise<StatementLine[] | StatementFault> {
  const text = textOf(await file.arrayBuffer());
  const lines = /^\s*</u.test(text) ? linesOfXml(text) : await linesOfCsv(text);
  if (!Array.isArray(lines)) return lines;
  if (lines.length > mostLines) return { kind: 'too_large' };
  return lines.length === 0 ? { kind: 'empty' } : lines;
}

/** UTF-8, else what Excel writes in Romania. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** The entries of a camt.053; one entry may carry several transfers, each of which is a line. */
function linesOfXml(text: string): StatementLine[] | StatementFault {
  // Entities are how a small file becomes a huge one, and no bank needs them.
  if (/<!DOCTYPE|<!ENTITY/iu.test(text)) return { kind: 'unreadable' };
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (all(document, 'parsererror').length > 0 || all(document, 'BkToCstmrStmt').length === 0)
    return { kind: 'unreadable' };
  const lines: StatementLine[] = [];
  for (const [index, entry] of all(document, 'Ntry').entries()) {
    const transfers = all(entry, 'TxDtls');
    for (const transfer of transfers.length > 0 ? transfers : [entry]) {
      const line = lineOfTransfer(entry, transfer, transfers.length > 1);
      if (line === undefined) return { kind: 'line', row: index + 1 };
      lines.push(line);
    }
  }
  return lines;
}

function lineOfTransfer(entry: Element, transfer: Element, isOfSeveral: boolean): StatementLine | undefined {
  const bani = baniOf(contentOf(transfer, 'Amt') ?? contentOf(entry, 'Amt') ?? '');
  const bookedOn = contentOf(all(entry, 'BookgDt')[0] ?? entry, 'Dt')?.slice(0, 10);
  const direction = contentOf(entry, 'CdtDbtInd');
  if (bani === undefined || bookedOn === undefined || !isLocalDate(bookedOn)) return undefined;
  const ofBank =
    contentOf(transfer, 'AcctSvcrRef') ?? (isOfSeveral ? undefined : contentOf(entry, 'NtryRef'));
  const said = ['EndToEndId', 'Ustrd', 'Nm', 'AddtlNtryInf'].flatMap((name) =>
    all(transfer, name).map((node) => node.textContent.trim()),
  );
  return lineOf(bookedOn, direction === 'DBIT' ? -bani : bani, said.filter(Boolean).join(' · '), ofBank);
}

const all = (node: Document | Element, name: string) => [...node.getElementsByTagNameNS('*', name)];
const contentOf = (node: Element, name: string) => all(node, name)[0]?.textContent.trim() || undefined;

/** What the columns of statements are called, in small letters without marks. */
const headings = {
  day: ['data', 'data tranzactiei', 'data operatiunii', 'data inregistrarii', 'date', 'booking date'],
  amount: ['suma', 'suma lei', 'valoare', 'amount'],
  debit: ['debit', 'sume debit', 'plati'],
  credit: ['credit', 'sume credit', 'incasari'],
  text: ['detalii', 'descriere', 'explicatii', 'detalii tranzactie', 'details', 'description'],
  payee: ['beneficiar', 'partener', 'payee', 'counterparty'],
  reference: [
    'referinta',
    'referinta bancii',
    'numar referinta',
    'nr. referinta',
    'reference',
    'bank reference',
  ],
} as const;

async function linesOfCsv(text: string): Promise<StatementLine[] | StatementFault> {
  const { default: papa } = await import('papaparse');
  // Banks write a few lines about the account above the headings.
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: mostLines + 20 });
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const formula = rows.findIndex((row) => row.some((cell) => /^[=@]|^[+-]\D*\(/u.test(cell)));
  if (formula >= 0) return { kind: 'formula', row: formula + 1 };
  const head = rows.slice(0, 15).findIndex((row) => columnsOf(row) !== undefined);
  const columns = columnsOf(rows[head] ?? []);
  if (columns === undefined) return { kind: rows.length === 0 ? 'empty' : 'columns' };
  const lines: StatementLine[] = [];
  for (const [index, row] of rows.slice(head + 1).entries()) {
    const line = lineOfRow(row, columns);
    if (line === undefined) return { kind: 'line', row: head + index + 2 };
    lines.push(line);
  }
  return lines;
}

type Columns = Record<keyof typeof headings, number>;

/** Which column is what; undefined for a row that is no row of headings. */
function columnsOf(row: readonly string[]): Columns | undefined {
  const names = row.map((cell) => cell.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
  const find = (known: readonly string[]) => names.findIndex((name) => known.includes(name));
  const columns: Columns = {
    day: find(headings.day),
    amount: find(headings.amount),
    debit: find(headings.debit),
    credit: find(headings.credit),
    text: find(headings.text),
    payee: find(headings.payee),
    reference: find(headings.reference),
  };
  return columns.day >= 0 && columns.text >= 0 && (columns.amount >= 0 || columns.debit >= 0)
    ? columns
    : undefined;
}

function lineOfRow(row: readonly string[], columns: Columns): StatementLine | undefined {
  const cell = (name: keyof Columns) => row[columns[name]] ?? '';
  const day = dayOf(cell('day'));
  const bani =
    columns.amount >= 0
      ? signedBani(cell('amount'))
      : cell('debit') === ''
        ? signedBani(cell('credit'))
        : -Math.abs(signedBani(cell('debit')) ?? Number.NaN);
  if (day === undefined || bani === undefined || Number.isNaN(bani)) return undefined;
  return lineOf(day, bani, [cell('text'), cell('payee')].filter(Boolean).join(' · '), cell('reference'));
}

/** An amount with a decimal point, as the standard writes it, or as people in Romania do. */
function baniOf(typed: string): number | undefined {
  const isWithPoint = /^(\d{1,3}(,\d{3})*|\d+)\.\d{2}0*$/u.test(typed);
  return parseLei(
    isWithPoint
      ? typed
          .replaceAll(',', '')
          .replace('.', ',')
          .replace(/(,\d{2})0+$/u, '$1')
      : typed,
  );
}

function signedBani(typed: string): number | undefined {
  const bani = baniOf(typed.replace(/^[-\u2212+]\s*/u, '').replace(/\s*(RON|lei)$/iu, ''));
  return bani === undefined ? undefined : /^[-\u2212]/u.test(typed) ? -bani : bani;
}

/** `25.11.2026`, `25/11/2026` or `2026-11-25`. */
function dayOf(typed: string): string | undefined {
  const parts = /^(\d{1,2})[./](\d{1,2})[./](\d{4})/u.exec(typed);
  const day = parts
    ? `${parts[3]}-${(parts[2] ?? '').padStart(2, '0')}-${(parts[1] ?? '').padStart(2, '0')}`
    : typed.slice(0, 10);
  return isLocalDate(day) ? day : undefined;
}

function lineOf(bookedOn: string, bani: number, text: string, reference: string | undefined): StatementLine {
  return {
    booked_on: bookedOn,
    amount_bani: bani,
    text: text.slice(0, longestText),
    ...(reference && { bank_reference: reference.slice(0, longestReference) }),
  };
}
