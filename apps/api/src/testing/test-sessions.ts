import { randomBytes } from 'node:crypto';
import { newId } from '@dosar/kernel/ids';
import { sql } from 'kysely';
import { beginSession, type TokenNeeds } from '../areas/account/index.ts';
import { inTenant, type Db } from '../kernel/database/index.ts';
import { hashOfDirectoryToken } from '../kernel/session/authenticate-directory.ts';
import { sessionIdOf } from '../kernel/session/refresh-token.ts';

/** Headers that say who makes a call. */
export type CallerHeaders = {
  authorization: string;
  'x-refresh-token': string;
  'x-correlation-token': string;
};

/** The header in which a directory sends its token. */
export type DirectoryHeaders = { authorization: string };

type Needs = { db: Db; tokenNeeds: TokenNeeds; now: () => Date };
type Whom = Omit<Parameters<typeof beginSession>[2], 'call'>;

/** The headers that tokens are sent in. */
export function headersOf(tokens: { idToken: string; refreshToken: string }): CallerHeaders {
  return {
    authorization: `Bearer ${tokens.idToken}`,
    'x-refresh-token': tokens.refreshToken,
    'x-correlation-token': tokens.refreshToken,
  };
}

/** Begins sessions as signing in would, without the half second that a password takes. */
export function testSessions({ db, tokenNeeds, now }: Needs) {
  async function begin(whom: Whom): Promise<CallerHeaders> {
    const call = { address: '127.0.0.1', userAgent: 'test', now: now() };
    return headersOf(await inTenant(db, whom.orgId, (tx) => beginSession(tokenNeeds, tx, { ...whom, call })));
  }

  async function userNamed(username: string): Promise<{ orgId: string; userId: string }> {
    const { rows } = await sql<{ orgId: string; userId: string }>`
      select org_id as "orgId", user_id as "userId" from app_user where username = ${username}`.execute(
      db.kysely,
    );
    if (rows[0] === undefined) throw new Error(`The demo world has no user ${username}.`);
    return rows[0];
  }

  async function organisation(orgCode: string): Promise<string> {
    const { rows } = await sql<{ org_id: string }>`
      select org_id from organisation where org_code = ${orgCode}`.execute(db.kysely);
    if (rows[0] === undefined) throw new Error(`The demo world has no organisation ${orgCode}.`);
    return rows[0].org_id;
  }

  async function linkTo(orgId: string, assignmentType: string, assignmentId: string): Promise<string> {
    const { rows } = await sql<{ id: string }>`
      insert into guest_access (org_id, key_hash, assignment_type_code, assignment_id, expires_at)
      values (${orgId}, ${newId()}, ${assignmentType}, ${assignmentId}, ${now()}::timestamptz + interval '1 day')
      returning guest_access_id as id`.execute(db.kysely);
    if (rows[0] === undefined) throw new Error('A link was not kept.');
    return rows[0].id;
  }

  return {
    /** A signed-in user; with `actor`, another user who acts for them. */
    async tokenFor(
      username: string,
      { kind = 'staff', actor }: { kind?: 'staff' | 'pre_auth' | 'renew'; actor?: string } = {},
    ): Promise<CallerHeaders> {
      const user = await userNamed(username);
      if (actor === undefined) return begin({ kind, ...user });

      const own = await begin({ kind: 'staff', ...(await userNamed(actor)) });
      const { rows } = await sql<{ sessionId: string; absoluteExpiresAt: Date }>`
        select session_id as "sessionId", absolute_expires_at as "absoluteExpiresAt" from session
        where session_id = ${sessionIdOf(own['x-refresh-token'])}`.execute(db.kysely);
      const actorUserId = (await userNamed(actor)).userId;
      return begin({ kind, ...user, actorUserId, ...(rows[0] && { begunIn: rows[0] }) });
    },

    /** A guest who may file a claim with an organisation, or one who came by the link of an assignment. */
    async guestFor(
      orgCode: string,
      {
        assignmentType = 'claim_notification',
        assignmentId,
      }: { assignmentType?: string; assignmentId?: string } = {},
    ): Promise<CallerHeaders> {
      const orgId = await organisation(orgCode);
      if (assignmentId === undefined) return begin({ kind: 'guest', orgId, guest: { assignmentType } });
      const link = { assignmentId, guestAccessId: await linkTo(orgId, assignmentType, assignmentId) };
      return begin({ kind: 'guest', orgId, guest: { assignmentType, link } });
    },

    /** A claimant on an organisation's tracker; with `claimFileId`, after the access code of that case. */
    async trackerFor(orgCode: string, claimFileId?: string): Promise<CallerHeaders> {
      const orgId = await organisation(orgCode);
      return begin({ kind: 'tracker', orgId, ...(claimFileId !== undefined && { claimFileId }) });
    },

    /** The directory of an organisation, with a token that somebody of it has made. */
    async directoryFor(orgCode: string, { isEnded = false } = {}): Promise<DirectoryHeaders> {
      const orgId = await organisation(orgCode);
      const token = `dosar-scim-${randomBytes(32).toString('base64url')}`;
      await sql`
        insert into provisioning_token (org_id, name, token_hash, created_at, created_by_user_id, expires_at, ended_at)
        select ${orgId}, 'test', ${hashOfDirectoryToken(token)}, ${now()}, min(user_id::text)::uuid,
          ${now()}::timestamptz + interval '1 day', ${isEnded ? now() : null}
        from app_user where org_id = ${orgId}`.execute(db.kysely);
      return { authorization: `Bearer ${token}` };
    },

    organisation,
    userNamed,
  };
}
