import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { lockSums } from '../ledger/ledger-repository.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { isOrderAboveReserve, payOrder } from '../payment/pay-order.ts';
import { findOrdersByReference, knownBankReferences } from '../payment/payment-repository.ts';
import { keyedLines, referencesIn, type SentLine, type StatementLine } from './statement-lines.ts';
import { insertStatement } from './statement-repository.ts';

type ReadLine = Schema<'ReadStatement'>['lines'][number];
type Order = Awaited<ReturnType<typeof findOrdersByReference>>[number];
/** A line with the order that it names. */
type Match = { line: StatementLine; order: Order | undefined; outcome: ReadLine['outcome'] };

/** What a statement of the bank says about payment orders; nothing is stored. */
export async function previewStatement(call: Call<'previewStatement'>): Promise<Schema<'ReadStatement'>> {
  return shown(await matchesOf(call, call.body.lines));
}

/** Records what a statement of the bank paid, all of it or nothing. */
export async function importStatement(call: Call<'importStatement'>): Promise<Schema<'ReadStatement'>> {
  const { tx, caller, now, body, audit } = call;
  const { orgId } = caller;
  const seen = await matchesOf(call, body.lines);
  // In one order for everybody, so that two imports never wait for each other in a circle.
  const files = new Set(seen.flatMap(({ order }) => (order ? [order.claim_file_id] : [])));
  for (const claimFileId of [...files].sort()) await lockSums(tx, { orgId, claimFileId });

  const matches = await matchesOf(call, body.lines);
  const paying = matches.flatMap(({ line, order, outcome }) =>
    order && outcome === 'matches' ? [{ line, order }] : [],
  );
  if (paying.length === 0) throw moneyRefused(409, 'nothing_to_pay');
  const paidBani = paying.reduce((sum, { line }) => sum - line.amount_bani, 0);
  const statementId = await insertStatement(tx, orgId, {
    fileName: body.file_name.trim(),
    lineCount: matches.length,
    paidCount: paying.length,
    paidBani,
    userId: actorOf(caller) ?? caller.userId,
    now,
  });
  audit.subject(statementId);
  audit.note({ lines: matches.length, paid: paying.length, paid_bani: paidBani });
  for (const { line, order } of paying) {
    const amountBani = -line.amount_bani;
    // Payments of one file share its reserve: what was enough for each alone may not be enough for both.
    if (await isOrderAboveReserve(call, order, amountBani)) throw moneyRefused(409, 'above_reserve');
    await payOrder(call, order, { amountBani, paidOn: line.booked_on, bankReference: line.key, statementId });
  }
  return shown(
    matches.map((match) => (match.outcome === 'matches' ? { ...match, outcome: 'paid' as const } : match)),
  );
}

/** Each line with the order that it names and what it means for it. */
async function matchesOf(context: ChangeContext, sent: readonly SentLine[]): Promise<Match[]> {
  const { tx, caller, now } = context;
  const lines = keyedLines(sent);
  const known = await knownBankReferences(
    tx,
    caller.orgId,
    lines.map(({ key }) => key),
  );
  const named = [...new Set(lines.flatMap(({ text }) => referencesIn(text)))];
  const orders = new Map(
    (await findOrdersByReference(tx, caller.orgId, named)).map((order) => [order.reference, order]),
  );
  const today = localDateOf(now);
  const paidHere = new Set<string>();
  const matches: Match[] = [];
  for (const line of lines) {
    const found = referencesIn(line.text).flatMap((reference) => orders.get(reference) ?? []);
    const [order] = found;
    const outcome = known.has(line.key) ? 'paid_already' : await outcomeOf(line, found);
    if (outcome === 'matches' && order) paidHere.add(order.payment_order_id);
    matches.push({ line, order, outcome });
  }
  return matches;

  async function outcomeOf(line: StatementLine, found: readonly Order[]): Promise<ReadLine['outcome']> {
    const [order] = found;
    if (line.amount_bani >= 0) return 'incoming';
    if (order === undefined) return 'unknown';
    if (found.length > 1) return 'several';
    if (order.state === 'paid' || paidHere.has(order.payment_order_id)) return 'paid_already';
    if (order.state !== 'ordered' && order.state !== 'exported') return 'not_payable';
    if (-line.amount_bani !== order.amount_bani - order.paid_bani) return 'amount_differs';
    if (line.booked_on > today) return 'in_the_future';
    return (await isOrderAboveReserve(context, order, -line.amount_bani)) ? 'above_reserve' : 'matches';
  }
}

function shown(matches: readonly Match[]): Schema<'ReadStatement'> {
  const paying = matches.filter(({ outcome }) => outcome === 'matches' || outcome === 'paid');
  return {
    lines: matches.map(({ line, order, outcome }) => ({
      booked_on: line.booked_on,
      amount_bani: line.amount_bani,
      text: line.text,
      outcome,
      order: order
        ? {
            reference: order.reference,
            payee_name: order.payee_name,
            open_bani: order.amount_bani - order.paid_bani,
            claim_file_no: order.claim_file_no,
            assignment_id: order.assignment_id,
          }
        : null,
    })),
    matching_count: paying.length,
    matching_bani: paying.reduce((sum, { line }) => sum - line.amount_bani, 0),
  };
}
