import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobPlace } from '../job-repository.ts';

type Tx = Transaction<Database>;

/** The partners to which a job was offered. */
export async function findAsked(tx: Tx, { orgId, partnerJobId }: JobPlace): Promise<string[]> {
  const { rows } = await sql<{ partner_id: string }>`
    select distinct partner_id from partner_job_offer
    where org_id = ${orgId} and partner_job_id = ${partnerJobId} and partner_id is not null`.execute(tx);
  return rows.map(({ partner_id: id }) => id);
}

/** The main work on a file, or the first one as long as there is none. */
export async function findWorkOnFile(
  tx: Tx,
  orgId: string,
  claimFileId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ assignment_id: string }>`
    select assignment_id from assignment where org_id = ${orgId} and claim_file_id = ${claimFileId}
    order by is_case_master desc, created_at, assignment_id limit 1`.execute(tx);
  return rows[0]?.assignment_id;
}

/** What some partners are called. */
export async function findPartnerNames(
  tx: Tx,
  orgId: string,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ partner_id: string; name: string }>`
    select partner_id, name from partner where org_id = ${orgId} and partner_id = any (${partnerIds}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ partner_id: id, name }) => [id, name]));
}
