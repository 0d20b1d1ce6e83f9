import { newId } from '@dosar/kernel/ids';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { audienceOf, type IdTokens } from '#src/kernel/session/id-token.ts';
import { hashOfRefreshToken, newRefreshToken } from '#src/kernel/session/refresh-token.ts';
import type { SessionKind } from '#src/kernel/session/session-state.ts';
import type { TokenPair } from '../sign-in/sealed-tokens.ts';
import { insertSession, type NewSession } from './session-repository.ts';

/** What making tokens needs. */
export type TokenNeeds = {
  tokens: Pick<IdTokens, 'sign'>;
  idleMinutes: number;
  absoluteHours: number;
};

/** Whom a new session stands for, and where it was begun. */
export type Beginning = Pick<
  NewSession,
  'orgId' | 'kind' | 'userId' | 'actorUserId' | 'amr' | 'guest' | 'claimFileId'
> & {
  /** The session it is begun in and does not outlast. */
  begunIn?: { sessionId: string; absoluteExpiresAt: Date };
  call: { address: string; userAgent: string | undefined; now: Date };
};

/** A claimant reads a status and leaves: an hour is plenty. */
const trackerHours = 1;

/** Begins a session and makes its first tokens. */
export async function beginSession(
  needs: TokenNeeds,
  tx: Transaction<Database>,
  beginning: Beginning,
): Promise<TokenPair & { sessionId: string }> {
  const { call, ...whom } = beginning;
  const sessionId = newId(call.now.getTime());
  const refreshToken = newRefreshToken(sessionId);
  const hours = whom.kind === 'tracker' ? trackerHours : needs.absoluteHours;

  await insertSession(tx, {
    ...whom,
    ...call,
    sessionId,
    currentHash: hashOfRefreshToken(refreshToken),
    idleExpiresAt: later(call.now, needs.idleMinutes),
    absoluteExpiresAt: whom.begunIn?.absoluteExpiresAt ?? later(call.now, hours * 60),
  });
  return { sessionId, refreshToken, idToken: await signIdToken(needs, { ...whom, sessionId }) };
}

/** The id token of a session: guests and claimants have no user, so their session is whom it names. */
export function signIdToken(
  needs: Pick<TokenNeeds, 'tokens'>,
  session: {
    orgId: string;
    sessionId: string;
    kind: SessionKind;
    userId?: string | null;
    actorUserId?: string | null;
    amr?: string[];
  },
): Promise<string> {
  return needs.tokens.sign({
    sub: session.userId ?? session.sessionId,
    org: session.orgId,
    sid: session.sessionId,
    aud: audienceOf[session.kind],
    ...(session.actorUserId && { act: session.actorUserId }),
    ...(session.amr && session.amr.length > 0 && { amr: session.amr }),
  });
}

function later(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000);
}
