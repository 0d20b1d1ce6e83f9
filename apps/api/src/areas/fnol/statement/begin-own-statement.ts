import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import type { FnolNeeds } from '../fnol-needs.ts';
import { findFiledClaim } from './sending-repository.ts';
import { begunStatement, openLinkOf, shownLink } from './statement-links.ts';

/** Goes on from a report to the statement of its claim: the reporter fills in column A. */
export async function beginOwnStatement(
  needs: FnolNeeds,
  call: Call<'beginOwnStatement'>,
): Promise<Schema<'StatementLink'>> {
  const { tx, caller, body, audit } = call;
  const { orgId, sessionId } = caller;
  const filed = await findFiledClaim(tx, orgId, sessionId, body.claim_file_no);
  if (filed === undefined) throw notFound();
  const row = await begunStatement(call, filed);
  audit.subject(row.accident_statement_id);
  const column = { orgId, statementId: row.accident_statement_id, side: 'a' as const };
  return shownLink(await openLinkOf(needs, call, column));
}
