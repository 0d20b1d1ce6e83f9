import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobPlace } from './job-repository.ts';

type Tx = Transaction<Database>;

/** To whom a job goes: a partner of the directory, or a shop as somebody typed it. */
export type ChosenShop =
  | { partnerId: string }
  | { shop: { name: string; phone: string | null; email: string | null; address: string | null } };

type NewOffer = {
  offerNo: number;
  to: ChosenShop;
  chosenBy: 'handler' | 'product';
  reason: string;
  sentAt: Date;
  dueAt: Date;
};

/** Keeps to whom a job is offered; its number makes each offer happen once. */
export async function insertOffer(tx: Tx, { orgId, partnerJobId }: JobPlace, offer: NewOffer): Promise<void> {
  await tx
    .insertInto('partner_job_offer')
    .values({
      org_id: orgId,
      partner_job_id: partnerJobId,
      offer_no: offer.offerNo,
      partner_id: 'partnerId' in offer.to ? offer.to.partnerId : null,
      shop_name: 'shop' in offer.to ? offer.to.shop.name : null,
      chosen_by: offer.chosenBy,
      choice_reason: offer.reason,
      sent_at: offer.sentAt,
      due_at: offer.dueAt,
    })
    .execute();
}

/** How an offer ended. */
type OfferAnswer = 'accepted' | 'declined' | 'silent' | 'withdrawn';

/** Keeps the answer to the offer that is open, where there is one. */
export async function answerOffer(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  { answer, reason, now }: { answer: OfferAnswer; reason: string | null; now: Date },
): Promise<void> {
  await sql`
    update partner_job_offer set answer = ${answer}, answer_reason = ${reason}, answered_at = ${now}
    where org_id = ${orgId} and partner_job_id = ${partnerJobId} and answer is null`.execute(tx);
}

/** Whether a partner of the organisation takes new work now; it is not suspended before the transaction ends. */
export async function isTakingWork(tx: Tx, orgId: string, partnerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from partner where org_id = ${orgId} and partner_id = ${partnerId} and is_active
    for share`.execute(tx);
  return rows.length > 0;
}
