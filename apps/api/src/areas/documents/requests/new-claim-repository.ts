import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type OfFile = { orgId: string; claimFileId: string };

/** A claim whose notice is being taken in, with that work. */
export type NewClaim = { claimFileId: string; assignmentId: string };

/** More new claims of one person than these are left to the staff. */
const mostClaims = 20;

/**
 * The claims that somebody reported or claims in, as long as the first work on them is open.
 *
 * From then on the staff have looked at what came, and ask for the rest themselves.
 */
export async function findNewClaims(tx: Tx, orgId: string, partyId: string): Promise<NewClaim[]> {
  const { rows } = await sql<NewClaim>`
    select file.claim_file_id as "claimFileId", first.assignment_id as "assignmentId"
    from claim_file file
    join lateral (
      select assignment_id, category_code from assignment
      where assignment.org_id = file.org_id and assignment.claim_file_id = file.claim_file_id
      order by created_at, assignment_id limit 1
    ) first on first.category_code not in ('done', 'cancelled')
    where file.org_id = ${orgId} and file.closed_at is null
      and ${partyId} in (file.claimant_party_id, file.notifier_party_id)
    order by file.claim_file_id limit ${mostClaims}`.execute(tx);
  return rows;
}

/** Whether anybody was ever asked for documents on a file; whoever finds this out next waits for this transaction. */
export async function wasAskedBefore(tx: Tx, { orgId, claimFileId }: OfFile): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`doc_request|${orgId}|${claimFileId}`}, 0))`.execute(
    tx,
  );
  const row = await tx
    .selectFrom('doc_request')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select('doc_request_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Kinds of document that the session of a report has sent after it: they join the file within the hour. */
export async function findKindsOnTheWay(
  tx: Tx,
  { orgId, claimFileId }: OfFile,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('document')
    .innerJoin('claim_file', (join) =>
      join
        .onRef('claim_file.org_id', '=', 'document.org_id')
        .onRef('claim_file.filed_in_session_id', '=', 'document.uploaded_in_session_id'),
    )
    .where('document.org_id', '=', orgId)
    .where('document.claim_file_id', 'is', null)
    .where('document.is_private', '=', false)
    .where('claim_file.claim_file_id', '=', claimFileId)
    .select('document.doc_type_code')
    .distinct()
    .execute();
  return new Set(rows.map(({ doc_type_code: code }) => code));
}
