import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { triesPerCode } from './one-time-password-limits.ts';

type Tx = Transaction<Database>;
type OfSession = { orgId: string; sessionId: string; now: Date };

/** Whom a code is for, and where it goes; no channel when none can take a message. */
export type CodeRecipient = Awaited<ReturnType<typeof readRecipient>>;

/** Romanian fixed lines take no SMS. */
const takesSms = /^\+(?!40[23])/;

export async function readRecipient(tx: Tx, orgId: string, userId: string) {
  const row = await tx
    .selectFrom('app_user as user')
    .innerJoin('organisation as org', 'org.org_id', 'user.org_id')
    .select(['user.language', 'user.phone', 'user.email', 'org.org_name', 'org.short_name'])
    .where('user.org_id', '=', orgId)
    .where('user.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { phone, email } = row;
  const byEmail = email === null ? undefined : { kind: 'email' as const, to: email };
  return {
    language: row.language,
    organisation: { name: row.org_name, shortName: row.short_name },
    channel: phone !== null && takesSms.test(phone) ? { kind: 'sms' as const, to: phone } : byEmail,
  };
}

/** When the codes of a user were sent since a moment, in whatever session. */
export async function findSentCodes(tx: Tx, orgId: string, userId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('one_time_password')
    .select('created_at')
    .where('org_id', '=', orgId)
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute();
  return rows.map((row) => row.created_at);
}

type NewCode = OfSession & { oneTimePasswordId: string; userId: string; codeHash: string; expiresAt: Date };

/** Stores a code; the one before of the same session stops working. */
export async function replaceCode(tx: Tx, code: NewCode): Promise<void> {
  await tx
    .updateTable('one_time_password')
    .set({ expires_at: code.now })
    .where('org_id', '=', code.orgId)
    .where('session_id', '=', code.sessionId)
    .where('expires_at', '>', code.now)
    .execute();
  await tx
    .insertInto('one_time_password')
    .values({
      org_id: code.orgId,
      one_time_password_id: code.oneTimePasswordId,
      session_id: code.sessionId,
      user_id: code.userId,
      code_hash: code.codeHash,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Counts a try on the code of a session before it is looked at; nothing when there is none that works. */
export function countTry(tx: Tx, { orgId, sessionId, now }: OfSession) {
  return tx
    .updateTable('one_time_password')
    .set({ tries: sql`tries + 1` })
    .where('org_id', '=', orgId)
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('tries', '<', triesPerCode)
    .where('expires_at', '>', now)
    .returning(['one_time_password_id', 'code_hash', 'tries'])
    .executeTakeFirst();
}

/** The code was right: nobody can use it again. */
export async function markUsed(tx: Tx, orgId: string, oneTimePasswordId: string, now: Date): Promise<void> {
  await tx
    .updateTable('one_time_password')
    .set({ used_at: now })
    .where('org_id', '=', orgId)
    .where('one_time_password_id', '=', oneTimePasswordId)
    .execute();
}
