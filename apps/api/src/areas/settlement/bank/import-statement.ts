import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { lockSums } from '../ledger/ledger-repository.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { isPayable } from '../payment/payable.ts';
import { isOrderAboveReserve, payOrder } from '../payment/pay-order.ts';
import { findOrder } from '../payment/payment-repository.ts';
import { LineMatcher, openOf, type Match } from './match-lines.ts';
import { findOrdersOfLines } from './named-order-repository.ts';
import { isOwn, type StoredOutcome } from './own-lines-sql.ts';
import { countedStatement } from './read-statement.ts';
import { returnPayment } from './return-payment.ts';
import { findLinesToRecord, markRecorded, setOutcome, type KnownLine } from './statement-line-repository.ts';
import { countRecorded, findStatement, lockStatement } from './statement-repository.ts';

type Line = KnownLine & { order_ids: string[] };
type Decision = Schema<'DecidedLine'>;
type Recording = ChangeContext & { caller: { userId: string }; statementId: string };
type Part = { orderId: string; bani: number };

/** A payment takes some milliseconds, and nobody waits longer for an answer than half a minute. */
const mostLines = 200;

/**
 * Records what a statement of the bank paid and returned, all of it or nothing.
 *
 * What the caller ordered or approved stays open for a colleague.
 */
export async function importStatement(call: Call<'importStatement'>): Promise<Schema<'ImportedStatement'>> {
  const { tx, caller, now, body, audit } = call;
  const { orgId } = caller;
  const { bank_statement_id: statementId, decided, left_out: leftOut } = body;
  const decisions = new Map(decided.map((decision) => [decision.line_no, decision]));
  await lockStatement(tx, orgId, statementId);
  const statement = await findStatement(tx, orgId, statementId);
  if (statement === undefined) throw notFound();
  if (statement.state !== 'read') throw moneyRefused(409, 'not_read');
  const place = { orgId, statementId };
  const readerId = actorOf(caller);
  const wanted = { readerId, decided: [...decisions.keys()], leftOut, limit: mostLines };
  const lines = await findLinesToRecord(tx, place, wanted);
  await lockFiles(call, lines);

  // Again, now that nobody changes these files: what was found when the statement was read may be old.
  const matcher = new LineMatcher(call, statementId);
  const sums = { paid: 0, paidBani: 0, returned: 0 };
  const recording: Recording = { tx, caller, now, statementId };
  for (const line of lines) {
    const [match] = await matcher.match([line]);
    if (match === undefined) continue;
    const done = await recordLine(recording, match, decisions.get(line.line_no));
    sums.paid += done.paid;
    sums.paidBani += done.bani;
    sums.returned += done.returned;
  }
  if (sums.paid + sums.returned === 0)
    throw new Problem(409, 'money_rule', { context: { reason: 'nothing_to_pay' }, keepsChanges: true });
  await countRecorded(tx, orgId, statementId, { count: sums.paid, bani: sums.paidBani, now });
  audit.subject(statementId);
  audit.note({ paid: sums.paid, paid_bani: sums.paidBani, returned: sums.returned });
  return {
    ...(await countedStatement(call, statementId)),
    recorded_count: sums.paid,
    recorded_bani: sums.paidBani,
    returned_count: sums.returned,
  };
}

/** In one order for everybody, so that two imports never wait for each other in a circle. */
async function lockFiles({ tx, caller: { orgId } }: ChangeContext, lines: readonly Line[]): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ order_ids: of }) => of))];
  const orders = await findOrdersOfLines(tx, orgId, ids);
  const files = new Set<string>();
  for (const { payment_order_id: id } of orders) {
    const order = await findOrder(tx, orgId, id);
    if (order !== undefined) files.add(order.claim_file_id);
  }
  for (const claimFileId of [...files].sort()) await lockSums(tx, { orgId, claimFileId });
}

const nothing = { paid: 0, bani: 0, returned: 0 };

async function recordLine(recording: Recording, match: Match<Line>, decision: Decision | undefined) {
  const { tx, caller, now, statementId } = recording;
  const place = { orgId: caller.orgId, statementId };
  const { line, orders } = match;
  const orderIds = orders.map(({ payment_order_id: id }) => id);
  const set = (outcome: StoredOutcome) => setOutcome(tx, place, { lineNo: line.line_no, outcome, orderIds });
  if (isOwn(match.outcome, orders, actorOf(caller) ?? caller.userId)) {
    await set(match.outcome);
    return nothing;
  }
  const parts =
    decision === undefined
      ? match.outcome === 'matches'
        ? orders.map((order) => ({ orderId: order.payment_order_id, bani: openOf(order) }))
        : []
      : decidedParts(match, decision);
  if (parts.length === 0 && match.outcome !== 'returned') {
    await set(match.outcome);
    return nothing;
  }
  // Payments of one file share its reserve: what was enough for each alone may not be enough for both.
  if (await isAboveReserve(recording, parts)) {
    if (decision !== undefined) throw refusedLine(line.line_no, 'above_reserve');
    await set('above_reserve');
    return nothing;
  }
  if (!(await markRecorded(tx, place, line, now))) {
    await set('paid_already');
    return nothing;
  }
  await set('recorded');
  if (parts.length === 0) {
    await returnPayment(recording, line, orders);
    return { ...nothing, returned: 1 };
  }
  for (const part of parts) await payPart(recording, line, part);
  return { ...nothing, paid: parts.length, bani: parts.reduce((sum, { bani }) => sum + bani, 0) };
}

/** How much a line pays of which order, as somebody decided; refused when that does not fit what the line says now. */
function decidedParts({ line, orders, outcome }: Match<Line>, { line_no: no, parts }: Decision): Part[] {
  const isOpen = ['partial', 'over', 'several', 'matches', 'above_reserve'].includes(outcome);
  const total = parts.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  const isDistinct = new Set(parts.map(({ payment_order_id: id }) => id)).size === parts.length;
  const fits = parts.every(({ payment_order_id: id, amount_bani: bani }) => {
    const order = orders.find((known) => known.payment_order_id === id);
    return order !== undefined && isPayable(order) && bani > 0 && bani <= openOf(order);
  });
  if (!isOpen || !isDistinct || !fits || total > -(line.amount_bani ?? 0))
    throw refusedLine(no, 'decided_otherwise');
  return parts.map(({ payment_order_id: orderId, amount_bani: bani }) => ({ orderId, bani }));
}

const refusedLine = (lineNo: number, reason: 'decided_otherwise' | 'above_reserve') =>
  new Problem(409, 'money_rule', { context: { reason, line_no: lineNo } });

async function isAboveReserve({ tx, caller, now }: Recording, parts: readonly Part[]): Promise<boolean> {
  for (const { orderId, bani } of parts) {
    const order = await findOrder(tx, caller.orgId, orderId);
    if (order !== undefined && (await isOrderAboveReserve({ tx, caller, now }, order, bani))) return true;
  }
  return false;
}

async function payPart(
  { statementId, ...context }: Recording,
  line: KnownLine,
  { orderId, bani }: Part,
): Promise<void> {
  const order = await findOrder(context.tx, context.caller.orgId, orderId);
  if (order === undefined || line.booked_on === null) throw new Error('A line pays an order on a day.');
  await payOrder(context, order, {
    amountBani: bani,
    paidOn: line.booked_on,
    bankReference: line.bank_reference ?? undefined,
    statementId,
  });
}
