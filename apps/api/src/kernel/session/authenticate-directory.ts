import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { inTenant, outsideTenant, type Db } from '../database/index.ts';
import type { ProvisioningCaller } from '../http/caller.ts';

type Needs = { db: Db; now: () => Date };

/** The form of directory tokens; other values are refused without a query. */
const form = /^Bearer (dosar-scim-[\w-]{43})$/i;

/** The hash of a token; the database stores no token itself. */
export const hashOfDirectoryToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Finds the directory of a valid token and records the use of the token, at most once a minute. */
export function directoryAuthenticator({ db, now }: Needs) {
  return async function authenticateDirectory(
    authorization: string | undefined,
  ): Promise<ProvisioningCaller | undefined> {
    const [, token] = form.exec(authorization ?? '') ?? [];
    if (token === undefined) return undefined;
    const found = await outsideTenant(db, async (tx) => {
      const { rows } = await sql<{ orgId: string; tokenId: string }>`
        select org_id as "orgId", token_id as "tokenId"
        from find_provisioning_token(${hashOfDirectoryToken(token)})`.execute(tx);
      return rows[0];
    });
    if (found === undefined) return undefined;
    const { orgId, tokenId } = found;
    const isOpen = await inTenant(
      db,
      orgId,
      async (tx) => {
        const { rows } = await sql<{ is_fresh: boolean }>`
          select coalesce(token.last_used_at > ${now()}::timestamptz - interval '1 minute', false) as is_fresh
          from provisioning_token token join organisation on organisation.org_id = token.org_id
          where token.org_id = ${orgId} and token.token_id = ${tokenId} and token.ended_at is null
            and token.expires_at > ${now()} and organisation.is_active`.execute(tx);
        if (rows[0]?.is_fresh === false)
          await sql`update provisioning_token set last_used_at = ${now()}
            where org_id = ${orgId} and token_id = ${tokenId}`.execute(tx);
        return rows.length === 1;
      },
      { retry: true },
    );
    return isOpen ? { kind: 'provisioning', orgId, tokenId } : undefined;
  };
}

/** Finds out which directory makes a call. */
export type AuthenticateDirectory = ReturnType<typeof directoryAuthenticator>;
