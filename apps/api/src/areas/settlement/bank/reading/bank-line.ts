import type { Schema } from '@dosar/openapi';
import type { KnownColumns } from './csv-columns.ts';

type LineFault = NonNullable<Schema<'StatementLine'>['fault']>;
type FileFault = NonNullable<Schema<'BankStatement'>['fault']>;

/** A line of a statement as its file says it, before anybody looks for payment orders. */
export type BankLine = {
  /** What tells the line apart from all others: account, statement, entry and transfer. */
  identity: readonly (string | number | null)[];
  bookedOn: string | null;
  /** In hundredths of its currency; less than zero for what left the account. */
  amount: number | null;
  currency: string | null;
  /** Only what is booked has happened; the rest is announced. */
  isBooked: boolean;
  /** Money that came back: its payment did not reach the payee. */
  isReturn: boolean;
  returnReason: string | null;
  counterparty: string;
  text: string;
  raw: string;
  bankReference: string | null;
  /** Words in which references of orders are looked for, as long as the bank wrote them. */
  searched: string;
  fault: LineFault | null;
};

/** What a file says of its account; filled while it is read. */
export type BankFileHead = {
  format: NonNullable<Schema<'BankStatement'>['format']> | null;
  account: string | null;
  currency: string | null;
  opening: number | null;
  closing: number | null;
  /** Balances of several accounts add up to nothing. */
  accounts: Set<string>;
  /** How the table was read; absent for a file that is none. */
  table?: { rows: readonly string[][]; headingRow: number } & KnownColumns;
};

/** A file that is no statement which could be read. */
export class BankFileRefused extends Error {
  override name = 'BankFileRefused';
  readonly fault: FileFault;
  /** The first rows of a table whose headings are not known. */
  readonly rows: readonly string[][] | undefined;
  constructor(fault: FileFault, rows?: readonly string[][]) {
    super(fault);
    this.fault = fault;
    this.rows = rows;
  }
}

/** Notes the account of a statement; the first one counts. */
export function noteAccount(head: BankFileHead, account: string | null, currency: string | null): void {
  if (account !== null) head.accounts.add(account);
  head.account ??= account;
  head.currency ??= currency;
}
