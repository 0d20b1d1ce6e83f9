import { sql, type Transaction } from 'kysely';
import type { FieldProblem } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type Tx = Transaction<Database>;
type ReferenceList =
  | 'policy_type'
  | 'county'
  | 'country'
  | 'vehicle_brand'
  | 'vehicle_category'
  | 'vehicle_part'
  | 'vehicle_zone'
  | 'color';

/** A code of a report, the list that it is from, and the field that it stands in. */
export type ReportedCode = { field: string; list: ReferenceList; code: string | undefined };

/** The fields of a report whose code stands for nothing in our reference lists. */
export async function findUnknownCodes(tx: Tx, codes: readonly ReportedCode[]): Promise<FieldProblem[]> {
  const given = codes.filter(({ code }) => code !== undefined);
  if (given.length === 0) return [];
  const checks = given.map(
    ({ field, list, code }) => sql<{ field: string }>`
      select ${field}::text as field where not exists (
        select from ${sql.table(list)} where ${sql.ref(`${list}.${list}_code`)} = ${code})`,
  );
  const unknown = await sql<{ field: string }>`${sql.join(checks, sql` union all `)}`.execute(tx);
  return unknown.rows.map(({ field }) => ({ field, code: 'unknown_code' }));
}

/** The claim with a number that a session has filed, and its main work. */
export async function findFiledClaim(
  tx: Tx,
  { orgId, sessionId }: { orgId: string; sessionId: string },
  claimFileNo: string,
): Promise<{ claimFileId: string; assignmentId: string } | undefined> {
  const { rows } = await sql<{ claimFileId: string; assignmentId: string }>`
    select file.claim_file_id as "claimFileId", work.assignment_id as "assignmentId"
    from claim_file file join assignment work on work.org_id = ${orgId} and work.claim_file_id = file.claim_file_id
    where file.org_id = ${orgId} and file.claim_file_no = ${claimFileNo} and file.filed_in_session_id = ${sessionId}
    order by work.is_case_master desc, work.created_at, work.assignment_id limit 1`.execute(tx);
  return rows[0];
}

/** Holds a claim file until the transaction ends. */
export async function lockFile(tx: Tx, orgId: string, claimFileId: string): Promise<void> {
  await sql`select from claim_file where org_id = ${orgId} and claim_file_id = ${claimFileId} for update`.execute(
    tx,
  );
}

/** How the organisation presents itself to claimants. */
export async function findOrganisation(tx: Tx, orgId: string) {
  return tx
    .selectFrom('organisation')
    .where('org_id', '=', orgId)
    .select(['org_code', 'org_name', 'contact_email', 'contact_phone'])
    .executeTakeFirstOrThrow();
}

/** The papers that a kind of work needs from the claimant. */
export async function findNeededDocuments(tx: Tx, orgId: string, assignmentType: string, language: Language) {
  const rows = await sql<{ doc_type_code: string; name: string }>`
    select doc_type.doc_type_code, ${sql.ref(`doc_type.name_${language}`)} as name
    from assignment_type type
    join doc_type on doc_type.org_id = type.org_id and doc_type.doc_type_code = any (type.required_doc_type_codes)
    where type.org_id = ${orgId} and type.assignment_type_code = ${assignmentType} and doc_type.is_active
    order by doc_type.position
  `.execute(tx);
  return rows.rows;
}

/** What the tracker says comes next on a file. */
export async function findNextStep(tx: Tx, orgId: string, claimFileId: string, language: Language) {
  return tx
    .selectFrom('tracker_event')
    .where('org_id', '=', orgId)
    .where('claim_file_id', '=', claimFileId)
    .select([`next_step_title_${language} as title`, `next_step_description_${language} as description`])
    .orderBy('system_time', 'desc')
    .orderBy('tracker_event_id', 'desc')
    .executeTakeFirst();
}
