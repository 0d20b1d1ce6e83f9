import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** A sign-in that waits for its return from an identity provider; of its state only the hash is stored. */
export type WaitingSignIn = {
  orgId: string;
  stateHash: string;
  nonce: string;
  verifierSealed: string;
  now: Date;
  expiresAt: Date;
};

export async function insertWaitingSignIn(tx: Transaction<Database>, waiting: WaitingSignIn): Promise<void> {
  await tx
    .insertInto('external_sign_in')
    .values({
      org_id: waiting.orgId,
      state_hash: waiting.stateHash,
      nonce: waiting.nonce,
      verifier_sealed: waiting.verifierSealed,
      created_at: waiting.now,
      expires_at: waiting.expiresAt,
    })
    .execute();
}

/** The organisation of a waiting sign-in, for whoever has nothing but its state. */
export async function findWaitingSignIn(tx: Transaction<Database>, stateHash: string) {
  const { rows } = await sql<{ orgId: string | null }>`
    select find_external_sign_in(${stateHash}) as "orgId"`.execute(tx);
  return rows[0]?.orgId ?? undefined;
}

/** Uses up a waiting sign-in; undefined when it was used before, or is too old. */
export function useWaitingSignIn(
  tx: Transaction<Database>,
  { orgId, stateHash, now }: Pick<WaitingSignIn, 'orgId' | 'stateHash' | 'now'>,
) {
  return tx
    .updateTable('external_sign_in')
    .set({ used_at: now })
    .from('organisation')
    .whereRef('organisation.org_id', '=', 'external_sign_in.org_id')
    .where('external_sign_in.org_id', '=', orgId)
    .where('external_sign_in.state_hash', '=', stateHash)
    .where('external_sign_in.used_at', 'is', null)
    .where('external_sign_in.expires_at', '>', now)
    .returning(['organisation.org_code', 'external_sign_in.nonce', 'external_sign_in.verifier_sealed'])
    .executeTakeFirst();
}

/** Uses up a hand-over token; false when it was used before. */
export async function useHandOverToken(
  tx: Transaction<Database>,
  token: { orgId: string; fingerprint: string; expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('used_external_token')
    .values({ org_id: token.orgId, token_hash: token.fingerprint, expires_at: token.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes what can be presented no more, or would be refused for its age alone. */
export async function deleteExpiredSignIns(
  tx: Transaction<Database>,
  orgId: string,
  now: Date,
): Promise<void> {
  for (const table of ['external_sign_in', 'used_external_token'] as const)
    await tx.deleteFrom(table).where('org_id', '=', orgId).where('expires_at', '<', now).execute();
}
