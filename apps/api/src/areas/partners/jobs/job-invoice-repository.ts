import type { JobKind } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** An invoice that a handler has checked. */
export type JobInvoice = {
  partnerJobId: string;
  claimFileId: string;
  /** None for a shop that stands in no directory. */
  partnerId: string | null;
  invoiceNumber: string;
  amountBani: number;
  /** What of the claim it is paid from: a car in the meantime is loss of use, everything else the vehicle. */
  coverage: 'vehicle' | 'loss_of_use';
};

/** The invoice of a job; `undefined` where there is none that was checked. */
export async function findInvoiceOfJob(
  tx: Transaction<Database>,
  orgId: string,
  partnerJobId: string,
): Promise<JobInvoice | undefined> {
  const { rows } = await sql<Omit<JobInvoice, 'coverage'> & { kind: JobKind }>`
    select partner_job_id as "partnerJobId", claim_file_id as "claimFileId", partner_id as "partnerId",
      invoice_number as "invoiceNumber", invoice_bani::float8 as "amountBani", kind
    from partner_job
    where org_id = ${orgId} and partner_job_id = ${partnerJobId} and state = 'invoiced' and invoice_cleared_at is not null`.execute(
    tx,
  );
  const [found] = rows;
  if (found === undefined) return undefined;
  const { kind, ...invoice } = found;
  return { ...invoice, coverage: kind === 'rental' ? 'loss_of_use' : 'vehicle' };
}
