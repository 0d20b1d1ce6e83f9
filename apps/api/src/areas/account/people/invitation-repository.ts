import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

type Sent = { orgId: string; userId: string; sentBy: string | null; now: Date; expiresAt: Date };

/** Keeps a new link for a person in the place of the one before; answers its key, which is stored nowhere. */
export async function keepInvitation(
  tx: Tx,
  { orgId, userId, sentBy, now, expiresAt }: Sent,
): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  const link = {
    key_hash: hashOf(key),
    sent_at: now,
    expires_at: expiresAt,
    sent_by_user_id: sentBy,
    used_at: null,
  };
  await tx
    .insertInto('user_invitation')
    .values({ org_id: orgId, user_id: userId, ...link })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet(link))
    .execute();
  return key;
}

/** Whom the key of a link is for, in whichever organisation. */
export async function findInvitation(
  tx: Tx,
  key: string,
): Promise<{ orgId: string; userId: string } | undefined> {
  const { rows } = await sql<{ orgId: string; userId: string }>`
    select org_id as "orgId", user_id as "userId" from find_invitation_key(${hashOf(key)})`.execute(tx);
  return rows[0];
}

/** Uses a link; answers whether it still opened: once, before it ends, for somebody who is welcome. */
export async function useInvitation(
  tx: Tx,
  { orgId, userId, key, now }: { orgId: string; userId: string; key: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update user_invitation invitation set used_at = ${now}
    from app_user person
    where invitation.org_id = ${orgId} and invitation.user_id = ${userId} and invitation.key_hash = ${hashOf(key)}
      and invitation.used_at is null and invitation.expires_at > ${now} and person.org_id = invitation.org_id
      and person.user_id = invitation.user_id and person.is_active and not person.is_locked
    returning invitation.user_id`.execute(tx);
  return rows.length === 1;
}
