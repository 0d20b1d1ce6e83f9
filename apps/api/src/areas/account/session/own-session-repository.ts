import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** One place where a user is signed in. */
export type OwnSessionRow = {
  session_id: string;
  created_at: Date;
  last_activity_at: Date;
  absolute_expires_at: Date;
  address: string | null;
  user_agent: string | null;
  acting_for: string | null;
};

/** The living sign-ins of a user, the latest activity first; acting for somebody belongs to the one it was begun in. */
export async function readOwnSessions(
  tx: Transaction<Database>,
  user: { orgId: string; userId: string; now: Date },
): Promise<OwnSessionRow[]> {
  const { rows } = await sql<OwnSessionRow>`
    select s.session_id, s.created_at, s.last_activity_at, s.absolute_expires_at, s.address, s.user_agent,
      (select u.full_name from session acting
          join app_user u on u.org_id = acting.org_id and u.user_id = acting.user_id
        where acting.org_id = s.org_id and acting.family_id = s.session_id and acting.actor_user_id = s.user_id
          and acting.revoked_at is null and acting.idle_expires_at > ${user.now}
        limit 1) as acting_for
    from session s
    where s.org_id = ${user.orgId} and s.user_id = ${user.userId} and s.actor_user_id is null and s.kind = 'staff'
      and s.revoked_at is null and s.idle_expires_at > ${user.now} and s.absolute_expires_at > ${user.now}
    order by s.last_activity_at desc, s.session_id desc
    limit 100`.execute(tx);
  return rows;
}

/** Whether a session is, or was, a sign-in of a user. */
export async function isOwnSession(
  tx: Transaction<Database>,
  session: { orgId: string; userId: string; sessionId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .select('session_id')
    .where('org_id', '=', session.orgId)
    .where('session_id', '=', session.sessionId)
    .where('user_id', '=', session.userId)
    .where('actor_user_id', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the last sign-in of a user that is over ended: by signing out, or with the last thing done in it. */
export async function findSessionEnd(
  tx: Transaction<Database>,
  { orgId, userId, now }: { orgId: string; userId: string; now: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(coalesce(revoked_at, last_activity_at)) as at from session
    where org_id = ${orgId} and user_id = ${userId} and actor_user_id is null and kind = 'staff'
      and (revoked_at is not null or idle_expires_at <= ${now} or absolute_expires_at <= ${now})`.execute(tx);
  return rows[0]?.at ?? undefined;
}
