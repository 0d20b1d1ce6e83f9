import type { RouteTable } from '#src/kernel/http/route-table.ts';
import type { AccountNeeds } from '../offer/answer-offer.ts';
import { browsePaymentOrders, downloadPaymentExport, exportPaymentOrders } from './export-payments.ts';
import { savePayingAccount } from './change-paying-account.ts';
import { browseOpenOrders } from './browse-open-orders.ts';
import { decideStatementLine } from './decide-line.ts';
import { importStatement } from './import-statement.ts';
import { saveCsvColumns } from './save-csv-columns.ts';
import {
  browseStatementLines,
  downloadStatement,
  getStatement,
  readStatement,
  type StatementNeeds,
} from './read-statement.ts';

/** Where files of banks are kept, and how accounts are sealed. */
export type BankNeeds = AccountNeeds & StatementNeeds;

type BankOperations =
  | 'browsePaymentOrders'
  | 'exportPaymentOrders'
  | 'downloadPaymentExport'
  | 'readStatement'
  | 'getStatement'
  | 'browseStatementLines'
  | 'downloadStatement'
  | 'browseOpenOrders'
  | 'decideStatementLine'
  | 'saveCsvColumns'
  | 'importStatement'
  | 'savePayingAccount';

/** The operations between the organisation and its bank. */
export const bankRoutes = (needs: BankNeeds): Pick<RouteTable<'settlement'>, BankOperations> => ({
  browsePaymentOrders,
  exportPaymentOrders,
  downloadPaymentExport: (call) => downloadPaymentExport(needs, call),
  readStatement: (call) => readStatement(needs, call),
  getStatement,
  browseStatementLines,
  downloadStatement: (call) => downloadStatement(needs, call),
  browseOpenOrders: (call) => browseOpenOrders(needs, call),
  decideStatementLine,
  saveCsvColumns,
  importStatement,
  savePayingAccount: (call) => savePayingAccount(needs, call),
});
