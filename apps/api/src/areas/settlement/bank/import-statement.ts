import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { lockSums } from '../ledger/ledger-repository.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { isOrderAboveReserve, payOrder } from '../payment/pay-order.ts';
import { findOrder } from '../payment/payment-repository.ts';
import {
  countDecisions,
  findDecisions,
  reopenDecision,
  type LineDecision,
  type Part,
} from './decision-repository.ts';
import { partsFault } from './decided-parts.ts';
import { LineMatcher, openOf, type Match } from './match-lines.ts';
import { findOrdersById } from './named-order-repository.ts';
import { isOwn, type StoredOutcome } from './own-lines-sql.ts';
import { countedStatement } from './read-statement.ts';
import { returnPayment } from './return-payment.ts';
import {
  findLinesToRecord,
  markRecorded,
  setOutcome,
  type KnownLine,
  type OpenLine,
} from './statement-line-repository.ts';
import { countRecorded, findStatement, lockStatement } from './statement-repository.ts';

type Decisions = Awaited<ReturnType<typeof findDecisions>>;
type Recording = ChangeContext & { caller: { userId: string }; statementId: string };

/** The most payments of one import, which then ends within half a minute. */
const mostLines = 200;

/**
 * Records what a statement of the bank paid and returned, all of it or nothing.
 *
 * What the caller ordered or approved, or decided and a second person has to see, stays open for a colleague.
 */
export async function importStatement(call: Call<'importStatement'>): Promise<Schema<'ImportedStatement'>> {
  const { tx, caller, now, body, audit } = call;
  const { orgId } = caller;
  const { bank_statement_id: statementId } = body;
  await lockStatement(tx, orgId, statementId);
  const statement = await findStatement(tx, orgId, statementId);
  if (statement === undefined) throw notFound();
  if (statement.state !== 'read') throw moneyRefused(409, 'not_read');
  const place = { orgId, statementId };
  const readerId = actorOf(caller);
  const { version } = await countDecisions(tx, place, readerId);
  if (version !== body.decisions_version) throw staleRowVersion(version);
  const lines = await findLinesToRecord(tx, place, { readerId, limit: mostLines });
  const decisions = await findDecisions(
    tx,
    place,
    lines.map(({ line_no: no }) => no),
  );
  await lockFiles(call, lines, decisions);

  // Again, now that nobody changes these files: what was found when the statement was read may be old.
  const matcher = new LineMatcher(call, statementId);
  const sums = { paid: 0, paidBani: 0, returned: 0, reopened: 0 };
  const recording: Recording = { tx, caller, now, statementId };
  for (const line of lines) {
    const [match] = await matcher.match([line]);
    if (match === undefined) continue;
    const done = await recordLine(recording, match, decisions.get(line.line_no));
    sums.paid += done.paid;
    sums.paidBani += done.bani;
    sums.returned += done.returned;
    sums.reopened += done.reopened;
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
    reopened_count: sums.reopened,
  };
}

/** In one order for everybody, so that two imports never wait for each other in a circle. */
async function lockFiles(
  { tx, caller: { orgId } }: ChangeContext,
  lines: readonly OpenLine[],
  decisions: Decisions,
): Promise<void> {
  const decided = [...decisions.values()].flatMap(({ parts }) => parts);
  const ids = [
    ...lines.flatMap(({ order_ids: named }) => named),
    ...decided.map(({ payment_order_id: id }) => id),
  ];
  const orders = await findOrdersById(tx, orgId, [...new Set(ids)]);
  const files = new Set([...orders.values()].map(({ claim_file_id: id }) => id));
  for (const claimFileId of [...files].sort()) await lockSums(tx, { orgId, claimFileId });
}

const nothing = { paid: 0, bani: 0, returned: 0, reopened: 0 };

async function recordLine(recording: Recording, match: Match<OpenLine>, decision: LineDecision | undefined) {
  const { tx, caller, now, statementId } = recording;
  const place = { orgId: caller.orgId, statementId };
  const { line, orders } = match;
  const orderIds = orders.map(({ payment_order_id: id }) => id);
  const set = (outcome: StoredOutcome) => setOutcome(tx, place, { lineNo: line.line_no, outcome, orderIds });
  const parts =
    decision?.kind === 'pays' ? await fittingParts(recording, match, decision.parts) : ownParts(match);
  if (parts === undefined && decision !== undefined) {
    await reopenDecision(tx, place, decision, now);
    await set(match.outcome);
    return { ...nothing, reopened: 1 };
  }
  const isForColleague =
    decision?.kind !== 'pays' && isOwn(match.outcome, orders, actorOf(caller) ?? caller.userId);
  const isNothing = parts === undefined || (parts.length === 0 && match.outcome !== 'returned');
  if (isNothing || isForColleague) {
    await set(match.outcome);
    return nothing;
  }
  // Payments of one file share its reserve: what was enough for each alone may not be enough for both.
  if (await isAboveReserve(recording, parts)) {
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
  return {
    ...nothing,
    paid: parts.length,
    bani: parts.reduce((sum, { amount_bani: bani }) => sum + bani, 0),
  };
}

/** The orders that a line pays without a decision of a user. */
const ownParts = ({ outcome, orders }: Match<OpenLine>): Part[] =>
  outcome === 'matches'
    ? orders.map((order) => ({ payment_order_id: order.payment_order_id, amount_bani: openOf(order) }))
    : [];

/** The orders that a user chose for a line, if it can still pay them. */
async function fittingParts(recording: Recording, match: Match<OpenLine>, parts: readonly Part[]) {
  const { tx, caller } = recording;
  const ids = parts.map(({ payment_order_id: id }) => id);
  const fault = await partsFault(recording, match, parts, await findOrdersById(tx, caller.orgId, ids));
  return fault === undefined ? parts : undefined;
}

async function isAboveReserve({ tx, caller, now }: Recording, parts: readonly Part[]): Promise<boolean> {
  for (const { payment_order_id: orderId, amount_bani: bani } of parts) {
    const order = await findOrder(tx, caller.orgId, orderId);
    if (order !== undefined && (await isOrderAboveReserve({ tx, caller, now }, order, bani))) return true;
  }
  return false;
}

async function payPart(
  { statementId, ...context }: Recording,
  line: KnownLine,
  { payment_order_id: orderId, amount_bani: bani }: Part,
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
