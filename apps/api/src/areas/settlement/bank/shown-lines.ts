import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { actorOf } from '../ledger/money-of-file.ts';
import { findDecisions, type LineDecision } from './decision-repository.ts';
import { findOrdersOfLines } from './named-order-repository.ts';
import type { ShownLine } from './statement-line-repository.ts';

/** Lines with their decisions and the orders that they name or are decided to pay. */
export async function shownLines(
  { tx, caller }: Pick<Call<'browseStatementLines'>, 'tx' | 'caller'>,
  statementId: string,
  lines: readonly ShownLine[],
): Promise<Schema<'StatementLine'>[]> {
  const { orgId } = caller;
  const nos = lines.map(({ line_no: no }) => no);
  const decisions = nos.length === 0 ? undefined : await findDecisions(tx, { orgId, statementId }, nos);
  const idsOf = ({ order_ids: named, line_no: no }: ShownLine) => {
    const decided = decisions?.get(no)?.parts.map(({ payment_order_id: id }) => id) ?? [];
    return [...new Set([...named, ...decided])];
  };
  const found = await findOrdersOfLines(tx, orgId, [...new Set(lines.flatMap(idsOf))]);
  const orders = new Map(found.map((order) => [order.payment_order_id, order]));
  return lines.map((line) => {
    const { order_ids: _named, ...shown } = line;
    const decision = decisions?.get(line.line_no);
    return {
      ...shown,
      orders: idsOf(line).flatMap((id) => orders.get(id) ?? []),
      decision: shownDecision(decision, actorOf(caller)),
      decision_version: decision?.row_version ?? 0,
    };
  });
}

function shownDecision(
  decision: LineDecision | undefined,
  readerId: string | null,
): Schema<'StatementLine'>['decision'] {
  if (decision === undefined || decision.kind === 'open') return null;
  const { kind, parts, needs_second, decided_by, decided_at } = decision;
  const isOwn = decision.decided_by_user_id === readerId;
  return { kind, parts, needs_second, is_own: isOwn, decided_by, decided_at };
}
