import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { readSession } from '#src/kernel/session/session-directory.ts';
import { profileOf } from '../profile/profile.ts';
import { beginSession, type Beginning, type TokenNeeds } from './session-tokens.ts';

type UserCall = Beginning['call'] & Parameters<typeof profileOf>[2];

/** Begins the session of a user: its tokens, and whom they stand for. */
export async function beginUserSession(
  needs: TokenNeeds,
  tx: Transaction<Database>,
  call: UserCall,
  user: Omit<Beginning, 'call'>,
): Promise<{ sessionId: string; tokens: Schema<'AuthTokens'> }> {
  const { sessionId, ...pair } = await beginSession(needs, tx, { ...user, call });
  const session = await readSession(tx, user.orgId, sessionId, call.now);
  if (session === undefined) throw new Error(`Session ${sessionId} vanished while it began.`);
  return { sessionId, tokens: { ...pair, profile: await profileOf(tx, session, call) } };
}
