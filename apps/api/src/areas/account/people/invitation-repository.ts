import { createHash, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';
import { roleNamesOf } from './role-names-sql.ts';

type Tx = Transaction<Database>;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

type Sent = { orgId: string; userId: string; sentBy: string | null; now: Date; expiresAt: Date };

/** Keeps a new link for a person in the place of the one before; answers its key, which is stored nowhere. */
export async function keepInvitation(tx: Tx, sent: Sent): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await keepEntry(tx, sent, { hash: hashOf(key), isCode: false });
  return key;
}

/** Keeps the hash of a code for a person in the place of the link or code before. */
export function keepCode(tx: Tx, sent: Sent, hash: string): Promise<void> {
  return keepEntry(tx, sent, { hash, isCode: true });
}

async function keepEntry(
  tx: Tx,
  { orgId, userId, sentBy, now, expiresAt }: Sent,
  { hash, isCode }: { hash: string; isCode: boolean },
): Promise<void> {
  const entry = {
    key_hash: hash,
    is_code: isCode,
    sent_at: now,
    expires_at: expiresAt,
    sent_by_user_id: sentBy,
    used_at: null,
  };
  await tx
    .insertInto('user_invitation')
    .values({ org_id: orgId, user_id: userId, ...entry })
    .onConflict((conflict) => conflict.columns(['org_id', 'user_id']).doUpdateSet(entry))
    .execute();
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

/** A link of somebody who is welcome, with who sent it. */
export type InvitationRow = {
  is_first: boolean;
  org_name: string;
  invited_by: string | null;
  full_name: string;
  username: string;
  role_names: string[];
  team_name: string | null;
  expires_at: Date;
  used_at: Date | null;
};

/** Reads a link and leaves it as it is. */
export async function readInvitationRow(
  tx: Tx,
  { orgId, userId, key, language }: { orgId: string; userId: string; key: string; language: Language },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select person.is_default_password as is_first, organisation.org_name, sender.full_name as invited_by, person.full_name,
      person.username, invitation.expires_at, invitation.used_at, team.${sql.ref(`name_${language}`)} as team_name,
      ${roleNamesOf(language)} as role_names
    from user_invitation invitation
    join app_user person on person.org_id = invitation.org_id and person.user_id = invitation.user_id
    join organisation on organisation.org_id = invitation.org_id
    left join app_user sender on sender.org_id = invitation.org_id and sender.user_id = invitation.sent_by_user_id
    left join team on team.org_id = person.org_id and team.team_id = person.team_id
    where invitation.org_id = ${orgId} and invitation.user_id = ${userId} and invitation.key_hash = ${hashOf(key)}
      and not invitation.is_code and person.is_active and not person.is_locked and organisation.is_active`.execute(
    tx,
  );
  return rows[0];
}

/** Uses a link; answers whether it still opened: once, before it ends, for somebody who is welcome. */
export function useInvitation(tx: Tx, { key, ...use }: Use & { key: string }): Promise<boolean> {
  return useEntry(tx, use, { hash: hashOf(key), isCode: false });
}

/** Uses a code by its hash, as a link is used. */
export function useCode(tx: Tx, { hash, ...use }: Use & { hash: string }): Promise<boolean> {
  return useEntry(tx, use, { hash, isCode: true });
}

type Use = { orgId: string; userId: string; now: Date };

async function useEntry(
  tx: Tx,
  { orgId, userId, now }: Use,
  { hash, isCode }: { hash: string; isCode: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    update user_invitation invitation set used_at = ${now}
    from app_user person
    where invitation.org_id = ${orgId} and invitation.user_id = ${userId} and invitation.key_hash = ${hash}
      and invitation.is_code = ${isCode} and invitation.used_at is null and invitation.expires_at > ${now}
      and person.org_id = invitation.org_id and person.user_id = invitation.user_id and person.is_active
      and not person.is_locked
    returning invitation.user_id`.execute(tx);
  return rows.length === 1;
}
