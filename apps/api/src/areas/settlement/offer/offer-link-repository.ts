import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** The offer whose link has a key, in whichever organisation. */
export async function findOfferByKey(tx: Tx, key: string) {
  const hash = createHash('sha256').update(key).digest('hex');
  const { rows } = await sql<{ orgId: string; offerId: string }>`
    select org_id as "orgId", offer_id as "offerId" from find_offer_key(${hash})`.execute(tx);
  return rows[0];
}

/** Notes that the link of an offer was opened; `undefined` when it opens nothing any more. */
export async function openOffer(
  tx: Tx,
  { orgId, offerId, now }: { orgId: string; offerId: string; now: Date },
): Promise<{ claim_file_id: string; is_first_view: boolean } | undefined> {
  const { rows } = await sql<{ claim_file_id: string; is_first_view: boolean }>`
    with before as (
      select offer_id, viewed_at from offer
      where org_id = ${orgId} and offer_id = ${offerId} and offer_link_opens(${orgId}, ${offerId}, ${now})
      for no key update
    )
    update offer set viewed_at = coalesce(offer.viewed_at, ${now})
    from before where offer.org_id = ${orgId} and offer.offer_id = before.offer_id
    returning offer.claim_file_id, before.viewed_at is null as is_first_view`.execute(tx);
  return rows[0];
}

/** Until when the link of an offer opens it. */
export async function findOfferExpiry(tx: Tx, orgId: string, offerId: string): Promise<Date | null> {
  const row = await tx
    .selectFrom('offer')
    .where('org_id', '=', orgId)
    .where('offer_id', '=', offerId)
    .select('expires_at')
    .executeTakeFirst();
  return row?.expires_at ?? null;
}
