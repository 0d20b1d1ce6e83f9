import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findLinkedColumn } from './statement-link-repository.ts';
import { findStatement } from './statement-repository.ts';

type GuestCall = Pick<Call<'getGuestStatement'>, 'tx' | 'caller' | 'now'>;

/** The column that a driver came by; 404 for every other guest. */
export async function linkedColumn({ tx, caller, now }: GuestCall, isHeld = false) {
  const { orgId, scope } = caller;
  const { statementLinkId } = scope;
  const linked =
    statementLinkId === undefined ? undefined : await findLinkedColumn(tx, { orgId, statementLinkId }, now);
  const row = linked && (await findStatement(tx, orgId, { statementId: linked.statementId }, { isHeld }));
  if (linked === undefined || row === undefined) throw notFound();
  return { side: linked.side, row };
}
