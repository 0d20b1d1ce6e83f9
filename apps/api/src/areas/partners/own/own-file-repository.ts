import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Seat } from './own-seat-repository.ts';

type Tx = Transaction<Database>;
type Place = { seat: Seat; partnerJobId: string };

/** The photos and documents of a job that are neither an estimate nor an invoice. */
export async function findOwnFiles(tx: Tx, { seat, partnerJobId }: Place): Promise<Schema<'OwnJobFile'>[]> {
  const { rows } = await sql<Omit<Schema<'OwnJobFile'>, 'added_at'> & { added_at: Date }>`
    select sent.document_id as partner_job_file_id, file.file_name, sent.origin = 'partner' as is_ours, file.scan_state,
      sent.added_at
    from partner_job_document sent
    join document file on file.org_id = ${seat.orgId} and file.document_id = sent.document_id and not file.is_private
    where sent.org_id = ${seat.orgId} and sent.partner_job_id = ${partnerJobId} and sent.step_no is null
      and ${isForPartner(seat, partnerJobId)}
    order by sent.added_at, sent.document_id limit 60`.execute(tx);
  return rows.map(({ added_at, ...file }) => ({ ...file, added_at: added_at.toISOString() }));
}

/** Whether a document goes along with a job, or came from its partner. */
export async function hasOwnFile(
  tx: Tx,
  { seat, partnerJobId }: Place,
  documentId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from partner_job_document sent
    where sent.org_id = ${seat.orgId} and sent.partner_job_id = ${partnerJobId} and sent.document_id = ${documentId}
      and ${isForPartner(seat, partnerJobId)}`.execute(tx);
  return rows.length > 0;
}

/** What the handler sent along, and what came since the last offer: not what a partner before it has sent. */
const isForPartner = (
  { orgId }: Seat,
  partnerJobId: string,
) => sql<boolean>`(sent.origin = 'handler' or sent.added_at >= (
  select max(offered.sent_at) from partner_job_offer offered
  where offered.org_id = ${orgId} and offered.partner_job_id = ${partnerJobId}))`;

/** How many files a job has. */
export async function countFiles(tx: Tx, { seat, partnerJobId }: Place): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from partner_job_document
    where org_id = ${seat.orgId} and partner_job_id = ${partnerJobId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

type NewFile = { documentId: string; isOfLastStep: boolean; now: Date };

/** Keeps that a document came from the partner, alone or with the step that was just made. */
export async function insertOwnFile(
  tx: Tx,
  { seat, partnerJobId }: Place,
  { documentId, isOfLastStep, now }: NewFile,
): Promise<void> {
  await sql`
    insert into partner_job_document (org_id, partner_job_id, document_id, origin, added_at, step_no)
    select ${seat.orgId}, ${partnerJobId}, ${documentId}, 'partner', ${now}, case when ${isOfLastStep} then (
      select max(step_no) from partner_job_step
      where org_id = ${seat.orgId} and partner_job_id = ${partnerJobId}) end`.execute(tx);
}
