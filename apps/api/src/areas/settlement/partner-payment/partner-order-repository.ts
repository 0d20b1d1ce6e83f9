import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { PartnerAccount } from '../partner-account/partner-account-repository.ts';

type NewOrder = {
  claimFileId: string;
  partnerJobId: string;
  invoiceNumber: string;
  amountBani: number;
  coverage: Schema<'CoverageCode'>;
  account: PartnerAccount;
  state: 'asked' | 'ordered';
  userId: string;
  now: Date;
};

/** Orders the invoice of a job, into the account of its partner; answers the id of the order. */
export async function insertPartnerOrder(
  tx: Transaction<Database>,
  orgId: string,
  order: NewOrder,
): Promise<string> {
  const { account, coverage, amountBani } = order;
  const parts = JSON.stringify([{ coverage, bani: amountBani }]);
  const { rows } = await sql<{ payment_order_id: string }>`
    insert into payment_order (org_id, claim_file_id, partner_job_id, invoice_number, reference, state, amount_bani, parts,
      payee_name, iban_sealed, iban_hash, iban_masked, created_by_user_id, created_at)
    select ${orgId}, file.claim_file_id, ${order.partnerJobId}, ${order.invoiceNumber},
      file.claim_file_no || '-' || (select count(*) + 1 from payment_order earlier
        where earlier.org_id = ${orgId} and earlier.claim_file_id = file.claim_file_id),
      ${order.state}, ${amountBani}, ${parts}::jsonb, ${account.holder_name}, ${account.iban_sealed},
      ${account.iban_hash}, ${account.iban_masked}, ${order.userId}, ${order.now}
    from claim_file file where file.org_id = ${orgId} and file.claim_file_id = ${order.claimFileId}
    returning payment_order_id`.execute(tx);
  return rows[0]?.payment_order_id ?? '';
}
