import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** How far the money of a file is, for the conditions of its steps. */
export type MoneyFacts = {
  hasPreparedOffer: boolean;
  /** The offer in preparation names why it needs no closed note. */
  isPreparedWithException: boolean;
  waitsForApproval: boolean;
  hasAcceptedOffer: boolean;
  hasContestedOffer: boolean;
  hasOrder: boolean;
  hasOpenOrder: boolean;
  hasPayment: boolean;
  hasLetter: boolean;
  reserveBani: number;
  /** Accepted less paid, as far as the ledger does not name why; zero when no accepted offer stands. */
  unnamedBani: number;
};

/** How far the money of a file is. */
export async function findMoneyFacts(
  tx: Transaction<Database>,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<MoneyFacts> {
  const offerIn = (...states: string[]) => sql`exists (select from offer
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and state = any (${states}::text[]))`;
  const orderIn = (...states: string[]) => sql`exists (select from payment_order
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and offer_id is not null
      and state = any (${states}::text[]))`;
  const { rows } = await sql<MoneyFacts>`
    select ${offerIn('draft', 'approved')} as "hasPreparedOffer", exists (select from offer
        where org_id = ${orgId} and claim_file_id = ${claimFileId} and state in ('draft', 'approved')
          and note_exception_code is not null) as "isPreparedWithException", ${offerIn('asked')} as "waitsForApproval",
      ${offerIn('accepted')} as "hasAcceptedOffer", ${offerIn('contested')} as "hasContestedOffer",
      ${orderIn('ordered', 'exported', 'paid')} and not exists (select from offer
        where org_id = ${orgId} and claim_file_id = ${claimFileId} and state = 'accepted' and amount_bani >
          (select coalesce(sum(amount_bani), 0) from payment_order orders where orders.org_id = offer.org_id
            and orders.claim_file_id = offer.claim_file_id and orders.offer_id is not null and orders.state in ('ordered', 'exported', 'paid')))
        as "hasOrder", exists (select from payment_order
        where org_id = ${orgId} and claim_file_id = ${claimFileId} and state in ('asked', 'ordered', 'exported', 'returned')
          and (paid_bani = 0 or unnamed_difference(org_id, claim_file_id) is distinct from 0)) as "hasOpenOrder",
      coalesce((select paid_bani > 0 from claim_money where org_id = ${orgId} and claim_file_id = ${claimFileId}), false)
        as "hasPayment",
      exists (select from document where org_id = ${orgId} and claim_file_id = ${claimFileId}
        and doc_type_code in ('offer_letter', 'rejection_letter')) as "hasLetter",
      coalesce((select reserve_bani from claim_money where org_id = ${orgId} and claim_file_id = ${claimFileId}), 0)::float8
        as "reserveBani", coalesce(unnamed_difference(${orgId}, ${claimFileId}), 0)::float8 as "unnamedBani"`.execute(
    tx,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('A query without a table answers one row.');
  return facts;
}
