import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { SideOfForm } from '@dosar/fnol-domain/statement';
import type { Database } from '#src/generated/database.ts';
import type { WrittenBy } from './statement-sources.ts';

type Tx = Transaction<Database>;
type Content = Schema<'StatementContent'>;
type Signed = Schema<'StatementSignature'>['how'];

/** The file of an assignment that a statement is about. */
export async function findFileOfStatement(tx: Tx, orgId: string, assignmentId: string) {
  const { rows } = await sql<{ claimFileId: string; claimFileNo: string; eventId: string | null }>`
    select file.claim_file_id as "claimFileId", file.claim_file_no as "claimFileNo", file.event_id as "eventId"
    from assignment work
    join claim_file file on file.org_id = work.org_id and file.claim_file_id = work.claim_file_id
    where work.org_id = ${orgId} and work.assignment_id = ${assignmentId}`.execute(tx);
  return rows[0];
}

/** A statement as the database has it. */
export type StatementRow = {
  accident_statement_id: string;
  claim_file_id: string;
  row_version: number;
  shared: Content['shared'];
  side_a: Content['a'];
  side_b: Content['b'];
  signed_a: Signed;
  signed_b: Signed;
  signature_a: string | null;
  signature_b: string | null;
  signed_a_at: Date | null;
  signed_b_at: Date | null;
  liability: Schema<'Liability'> | null;
  liability_proposed: Schema<'Liability'> | null;
  liability_reason: string | null;
  liability_at: Date | null;
  decided_by: string | null;
  written_by: WrittenBy;
  changed_at: Date;
};

/** The statement of a file, or one by its id; held until the transaction ends when somebody is about to change it. */
export async function findStatement(
  tx: Tx,
  orgId: string,
  of: { claimFileId: string } | { statementId: string },
  { isHeld = false } = {},
): Promise<StatementRow | undefined> {
  const which =
    'claimFileId' in of
      ? sql`statement.claim_file_id = ${of.claimFileId}`
      : sql`statement.accident_statement_id = ${of.statementId}`;
  const { rows } = await sql<StatementRow>`
    select statement.*, person.full_name as decided_by
    from accident_statement statement
    left join app_user person on person.org_id = statement.org_id and person.user_id = statement.liability_by_user_id
    where statement.org_id = ${orgId} and ${which}
    ${isHeld ? sql`for update of statement` : sql``}`.execute(tx);
  return rows[0];
}

type NewStatement = { orgId: string; claimFileId: string; content: Content; now: Date };

/** Begins the statement of a file; `undefined` when somebody else has begun it meanwhile. */
export async function insertStatement(
  tx: Tx,
  { orgId, claimFileId, content, now }: NewStatement,
): Promise<string | undefined> {
  const { rows } = await sql<{ accident_statement_id: string }>`
    insert into accident_statement (org_id, claim_file_id, shared, side_a, side_b, created_at, changed_at)
    values (${orgId}, ${claimFileId}, ${JSON.stringify(content.shared)}, ${JSON.stringify(content.a)},
      ${JSON.stringify(content.b)}, ${now}, ${now})
    on conflict on constraint accident_statement_is_one_per_file do nothing
    returning accident_statement_id`.execute(tx);
  return rows[0]?.accident_statement_id;
}

type Place = { orgId: string; statementId: string };

/** Keeps what a statement says now; signatures of what it said before are gone. */
export async function storeContent(
  tx: Tx,
  { orgId, statementId }: Place,
  { content, writtenBy }: { content: Content; writtenBy: WrittenBy },
  now: Date,
) {
  await sql`
    update accident_statement set shared = ${JSON.stringify(content.shared)}, side_a = ${JSON.stringify(content.a)},
      side_b = ${JSON.stringify(content.b)}, written_by = ${JSON.stringify(writtenBy)}, signed_a = 'none', signed_b = 'none', signature_a = null, signature_b = null,
      signed_a_at = null, signed_b_at = null, row_version = row_version + 1, changed_at = ${now}
    where org_id = ${orgId} and accident_statement_id = ${statementId}`.execute(tx);
}

/** Keeps that one side has signed, or that it has not. */
export async function storeSignature(
  tx: Tx,
  { orgId, statementId }: Place,
  { side, how, drawing, now }: { side: SideOfForm; how: Signed; drawing: string | null; now: Date },
): Promise<void> {
  const column = (name: string) => sql.ref(name);
  await sql`
    update accident_statement set ${column(`signed_${side}`)} = ${how}, ${column(`signature_${side}`)} = ${drawing},
      ${column(`signed_${side}_at`)} = ${how === 'none' ? null : now}, row_version = row_version + 1, changed_at = ${now}
    where org_id = ${orgId} and accident_statement_id = ${statementId}`.execute(tx);
}

type Decision = {
  liability: Schema<'Liability'>;
  proposed: Schema<'Liability'>;
  reason: string;
  userId: string;
  now: Date;
};

/** Keeps who is to blame, beside what the boxes suggested. */
export async function storeLiability(
  tx: Tx,
  { orgId, statementId }: Place,
  decision: Decision,
): Promise<void> {
  const { liability, proposed, reason, userId, now } = decision;
  await sql`
    update accident_statement set liability = ${liability}, liability_proposed = ${proposed},
      liability_reason = ${reason}, liability_by_user_id = ${userId}, liability_at = ${now},
      row_version = row_version + 1
    where org_id = ${orgId} and accident_statement_id = ${statementId}`.execute(tx);
}
