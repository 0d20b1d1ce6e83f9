import type { Insertable, Transaction } from 'kysely';
import type { Database, PartnerJobTable } from '#src/generated/database.ts';
import type { JobPlace } from './job-repository.ts';

type Tx = Transaction<Database>;

/** Stores a job as a draft; answers its id. */
export async function insertJob(tx: Tx, job: Insertable<PartnerJobTable>): Promise<string> {
  const { partner_job_id: id } = await tx
    .insertInto('partner_job')
    .values(job)
    .returning('partner_job_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets documents of the file go along with a job. */
export async function linkDocuments(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  documentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (documentIds.length === 0) return;
  await tx
    .insertInto('partner_job_document')
    .values(
      documentIds.map((id) => ({
        org_id: orgId,
        partner_job_id: partnerJobId,
        document_id: id,
        added_at: now,
      })),
    )
    .execute();
}
