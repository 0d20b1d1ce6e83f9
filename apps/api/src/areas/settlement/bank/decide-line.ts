import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem, staleRowVersion } from '#src/kernel/problem/problem.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { moneyRefused } from '../offer/money-refused.ts';
import { findDecisions, storeDecision } from './decision-repository.ts';
import { needsSecond, partsFault } from './decided-parts.ts';
import { LineMatcher, type Match } from './match-lines.ts';
import { findOrdersById } from './named-order-repository.ts';
import { shownLines } from './shown-lines.ts';
import { findKnownLine, findLine, setOutcome, type KnownLine } from './statement-line-repository.ts';
import { findStatement, lockStatement } from './statement-repository.ts';

/** Stores a user's decision about a line of a statement until the line is recorded. */
export async function decideStatementLine(
  call: Call<'decideStatementLine'>,
): Promise<Schema<'StatementLine'>> {
  const { tx, caller, body, now, audit } = call;
  const { bank_statement_id: statementId, line_no: lineNo, kind, parts } = body;
  const place = { orgId: caller.orgId, statementId };
  await lockStatement(tx, caller.orgId, statementId);
  const statement = await findStatement(tx, caller.orgId, statementId);
  const line = await findKnownLine(tx, place, lineNo);
  if (statement === undefined || line === undefined) throw notFound();
  if (statement.state !== 'read') throw moneyRefused(409, 'not_read');
  const version = (await findDecisions(tx, place, [lineNo])).get(lineNo)?.row_version ?? 0;
  if (version !== body.decision_version) throw staleRowVersion(version);

  const [match] = await new LineMatcher(call, statementId).match([line]);
  if (match === undefined) throw notFound();
  await refuseOther(call, match);
  await setOutcome(tx, place, {
    lineNo,
    outcome: match.outcome,
    orderIds: match.orders.map(({ payment_order_id: id }) => id),
  });
  await storeDecision(tx, place, {
    lineNo,
    kind,
    parts,
    needsSecond: kind === 'pays' && needsSecond(match, parts),
    userId: actorOf(caller) ?? caller.userId,
    now,
  });
  audit.subject(statementId);
  audit.note({
    line_no: lineNo,
    kind,
    payment_orders: parts.map(({ payment_order_id: id }) => id).join(' '),
    amount_bani: parts.reduce((sum, { amount_bani: bani }) => sum + bani, 0),
  });
  const stored = await findLine(tx, place, lineNo, actorOf(caller));
  const [shown] = stored === undefined ? [] : await shownLines(call, statementId, [stored]);
  if (shown === undefined) throw notFound();
  return shown;
}

/** Refuses what the line cannot mean as it stands now. */
async function refuseOther(call: Call<'decideStatementLine'>, match: Match<KnownLine>): Promise<void> {
  const { kind, parts, line_no: lineNo } = call.body;
  const refuse = (reason: string) => new Problem(409, 'money_rule', { context: { reason, line_no: lineNo } });
  if ((kind === 'pays') !== parts.length > 0) throw refuse('decided_otherwise');
  if (kind === 'left_out' && match.outcome !== 'matches' && match.outcome !== 'returned')
    throw refuse('decided_otherwise');
  if (kind !== 'pays') return;
  const ids = parts.map(({ payment_order_id: id }) => id);
  const fault = await partsFault(call, match, parts, await findOrdersById(call.tx, call.caller.orgId, ids));
  if (fault !== undefined) throw refuse(fault);
}
