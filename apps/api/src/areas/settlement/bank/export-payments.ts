import { addDays } from '@dosar/kernel/dates';
import { isWorkingDay, workingDayFrom } from '@dosar/kernel/working-days';
import { localDateOf } from '@dosar/kernel/zone';
import { creditTransferFile } from '@dosar/settlement-domain';
import type { Schema } from '@dosar/openapi';
import { findLegalHolidays } from '#src/kernel/calendar/working-calendar-repository.ts';
import { byteOrderMark, csvLine } from '@dosar/kernel/csv-line';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound, Problem } from '#src/kernel/problem/problem.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import type { AccountNeeds } from '../offer/answer-offer.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { refuseOwnOrder } from '../payment/own-order.ts';
import {
  findExport,
  findExportContent,
  findExports,
  findPayingAccount,
  findWaitingOrders,
  insertExport,
  lockOrdersForBank,
} from './bank-repository.ts';
import { findWaitingAccount } from './paying-account-repository.ts';
import { findStatements } from './statement-repository.ts';

const ordersOfPage = 100;
const exportsShown = 50;
const statementsShown = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What waits for the bank, what has gone to it, and from which account. */
export async function browsePaymentOrders({
  tx,
  caller,
  now,
  query: { after },
}: Call<'browsePaymentOrders'>): Promise<Schema<'PaymentOrders'>> {
  const { orgId } = caller;
  if (after !== undefined && !uuid.test(after))
    throw new Problem(400, 'validation_failed', { fields: [{ field: 'after', code: 'invalid_format' }] });
  const found = await findWaitingOrders(tx, orgId, {
    after,
    limit: ordersOfPage + 1,
    readerId: actorOf(caller),
  });
  const items = found.slice(0, ordersOfPage);
  const account = await findPayingAccount(tx, orgId);
  return {
    items,
    next_cursor: found.length > items.length ? (items.at(-1)?.payment_order_id ?? null) : null,
    exports: await findExports(tx, orgId, exportsShown),
    statements: await findStatements(tx, orgId, statementsShown),
    next_banking_day: workingDayFrom(addDays(localDateOf(now), 1), await findLegalHolidays(tx)),
    account: account
      ? { holder_name: account.holder_name, iban_masked: account.iban_masked, bic: account.bic }
      : null,
    waiting_account: (await findWaitingAccount(tx, orgId)) ?? null,
  };
}

/** Gives orders to the bank, each once. */
export async function exportPaymentOrders(
  call: Call<'exportPaymentOrders'>,
): Promise<Schema<'PaymentExport'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  const orderIds = [...new Set(body.payment_order_ids)];
  const orders = await lockOrdersForBank(tx, orgId, orderIds);
  if (orders.length < orderIds.length) throw notFound();
  if (body.requested_on < localDateOf(now)) throw fieldRefused('requested_on', 'outdated');
  if (!isWorkingDay(body.requested_on, await findLegalHolidays(tx)))
    throw moneyRefused(409, 'no_banking_day');
  if (!orders.every(({ may_go: mayGo }) => mayGo)) throw moneyRefused(409, 'not_exportable');
  for (const order of orders) refuseOwnOrder(call, order);
  if ((await findPayingAccount(tx, orgId)) === undefined) throw moneyRefused(409, 'no_account');
  const exportId = await insertExport(tx, orgId, {
    orderIds,
    requestedOn: body.requested_on,
    totalBani: orders.reduce((sum, { amount_bani: bani }) => sum + bani, 0),
    userId: actorOf(caller) ?? caller.userId,
    now,
  });
  audit.subject(exportId);
  audit.note({ orders: orders.length });
  const stored = await findExport(tx, orgId, exportId);
  if (stored === undefined) throw new Error('A file for the bank was not stored.');
  return stored;
}

/** The file for the bank; it says the same however often it is asked for. */
export async function downloadPaymentExport(
  { numbers }: AccountNeeds,
  { tx, caller: { orgId }, path, body, audit }: Call<'downloadPaymentExport'>,
): Promise<Schema<'BankFile'>> {
  const exportId = path.payment_export_id;
  const found = await findExport(tx, orgId, exportId);
  if (found === undefined) throw notFound();
  audit.subject(exportId);
  audit.note({ format: body.format });
  const { payer, orders } = await findExportContent(tx, orgId, exportId);
  const day = found.created_at.slice(0, 10).replaceAll('-', '');
  const number = String(found.export_no).padStart(4, '0');
  const name = `plati-${day}-${number}`;
  const transfers = orders.map((order) => ({
    reference: order.reference,
    amountBani: order.amount_bani,
    payee: { name: order.payee_name, iban: numbers.open(orgId, order.iban_sealed) },
    details: `Despagubire dosar ${order.claim_file_no}`,
  }));
  if (body.format === 'csv')
    return {
      file_name: `${name}.csv`,
      media_type: 'text/csv',
      content: csvOf(transfers, found.requested_on),
    };
  const messageId = `${(orders[0]?.org_code ?? 'org').toUpperCase().slice(0, 12)}-${day}-${number}`;
  const content = creditTransferFile({
    messageId,
    createdAt: new Date(found.created_at),
    requestedOn: found.requested_on,
    payer: { name: payer.holder_name, iban: numbers.open(orgId, payer.iban_sealed), bic: payer.bic },
    transfers,
  });
  return { file_name: `${name}.xml`, media_type: 'application/xml', content };
}

type Transfer = Parameters<typeof creditTransferFile>[0]['transfers'][number];

const csvHead = ['referinta', 'beneficiar', 'iban', 'suma_lei', 'data', 'detalii'];

/** The same orders as a table. */
function csvOf(transfers: readonly Transfer[], requestedOn: string): string {
  const rows = transfers.map(({ reference, payee, amountBani, details }) => [
    reference,
    payee.name,
    payee.iban,
    `${Math.trunc(amountBani / 100)},${String(amountBani % 100).padStart(2, '0')}`,
    requestedOn,
    details,
  ]);
  return `${byteOrderMark}${[csvHead, ...rows].map(csvLine).join('')}`;
}
