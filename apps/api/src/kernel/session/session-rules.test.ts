import fc from 'fast-check';
import { expect, test } from 'vitest';
import { last, SessionModel, type ModelSession } from '#src/testing/session-model.ts';
import { decideCall } from './decide-call.ts';
import { decideRefresh, type RefreshedSession } from './decide-refresh.ts';
import { hashOfRefreshToken, newRefreshToken, sessionIdOf } from './refresh-token.ts';
import { isAlive, type SessionState } from './session-state.ts';

// The two decisions about sessions, over random histories, against a model that knows nothing but moments.

type Kept = SessionState & RefreshedSession & { issued: string[] };

const minutes = 60_000;

/** Sessions in memory, changed by nothing but what the two decisions say. */
class SessionsInMemory {
  readonly sessions: Kept[] = [];
  #ids = 0;

  begin(now: number): void {
    this.#ids += 1;
    const sessionId = `01890000-0000-7000-8000-${String(this.#ids).padStart(12, '0')}`;
    const token = newRefreshToken(sessionId);
    this.sessions.push({
      sessionId,
      familyId: sessionId,
      orgId: 'demo',
      kind: 'staff',
      userId: 'ana',
      actorUserId: null,
      amr: [],
      currentHash: hashOfRefreshToken(token),
      previousHash: null,
      rotatedAt: null,
      lastActivityAt: new Date(now),
      idleExpiresAt: new Date(now + 60 * minutes),
      absoluteExpiresAt: new Date(now + 12 * 60 * minutes),
      revokedAt: null,
      guestAssignmentTypeCode: null,
      guestAssignmentId: null,
      guestDocRequestId: null,
      guestOfferId: null,
      guestPartnerJobLinkId: null,
      guestStatementLinkId: null,
      trackerClaimFileId: null,
      isWelcome: true,
      isExternal: false,
      roles: [],
      features: [],
      language: null,
      hasReturned: false,
      issued: [token],
    });
  }

  async call(session: Kept, refreshToken: string, isActivity: boolean, at: number) {
    const now = new Date(at);
    const claims = { sub: 'ana', org: 'demo', sid: session.sessionId, aud: 'backoffice' as const };
    const find = (sessionId: string | undefined) => this.sessions.find((it) => it.sessionId === sessionId);
    const decision = await decideCall(
      { idToken: { claims, expiresAt: 0 }, refreshToken, correlationToken: refreshToken },
      {
        session: async (_orgId, sessionId) => find(sessionId),
        isLive: async (token) => {
          const other = find(sessionIdOf(token));
          const isRecent = other?.issued.slice(-2).includes(token) === true;
          return other !== undefined && isRecent && isAlive(other, now);
        },
      },
      now,
    );
    if ('code' in decision) return decision.code;
    if (isActivity && at - session.lastActivityAt.getTime() >= minutes) {
      session.lastActivityAt = now;
      session.idleExpiresAt = new Date(at + 60 * minutes);
    }
    return 'let in';
  }

  async refresh(session: Kept, refreshToken: string, isClaimRight: boolean, at: number) {
    const now = new Date(at);
    const presented = { refreshToken, userId: isClaimRight ? 'ana' : 'maria' };
    const wasIssued = async (token: string) => session.issued.includes(token);
    const decision = await decideRefresh(presented, session, wasIssued, now);
    if (decision.outcome === 'refuse') return decision.code;
    if (decision.outcome === 'revoke') {
      session.revokedAt = now;
      return 'session_revoked';
    }
    if (decision.outcome === 'repeat') return 'repeated';
    const successor = newRefreshToken(session.sessionId);
    session.issued.push(successor);
    session.previousHash = session.currentHash;
    session.currentHash = hashOfRefreshToken(successor);
    session.rotatedAt = now;
    return 'rotated';
  }
}

const who = fc.nat({ max: 2 });
const back = fc.nat({ max: 3 });
const action = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('begin' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      who,
      back,
      of: fc.option(who),
      isActivity: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('refresh' as const), who, back, isClaimRight: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      milliseconds: fc.oneof(
        fc.nat({ max: 2 * minutes }),
        fc.constantFrom(
          30_000,
          30_001,
          60_000,
          60_001,
          20 * minutes,
          59 * minutes,
          60 * minutes,
          660 * minutes,
        ),
      ),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

class History {
  #now = Date.UTC(2026, 2, 1, 8);
  readonly model = new SessionModel(this.#now);
  readonly product = new SessionsInMemory();

  /** Does one thing to both and answers what each of them said. */
  async carryOut(step: Action): Promise<{ expected: string; answered: string } | undefined> {
    if (step.do === 'begin') return void this.#begin();
    if (step.do === 'pass') {
      this.#now += step.milliseconds;
      this.model.now = this.#now;
      return undefined;
    }
    const [session, kept] = this.#session(step.who);
    if (step.do === 'end') {
      this.model.end(session);
      kept.revokedAt = new Date(this.#now);
      return undefined;
    }
    return step.do === 'refresh' ? this.#refresh(session, kept, step) : this.#call(session, kept, step);
  }

  async #refresh(session: ModelSession, kept: Kept, step: Extract<Action, { do: 'refresh' }>) {
    const generation = Math.max(0, last(session) - step.back);
    const expected = this.model.refresh(session, generation, step.isClaimRight);
    const token = kept.issued[generation] ?? '';
    return { expected, answered: await this.product.refresh(kept, token, step.isClaimRight, this.#now) };
  }

  async #call(session: ModelSession, kept: Kept, step: Extract<Action, { do: 'call' }>) {
    const [other, otherKept] = step.of === null ? [session, kept] : this.#session(step.of);
    const generation = Math.max(0, last(other) - step.back);
    const call = { session, idTokenIssuedAt: this.#now, refreshToken: generation, refreshTokenOf: other };
    const expected = this.model.call(call, step.isActivity);
    const token = otherKept.issued[generation] ?? '';
    return { expected, answered: await this.product.call(kept, token, step.isActivity, this.#now) };
  }

  #begin(): void {
    this.model.begin('ana');
    this.product.begin(this.#now);
  }

  #session(index: number): [ModelSession, Kept] {
    if (this.model.sessions.length === 0) this.#begin();
    const at = index % this.model.sessions.length;
    const [session, kept] = [this.model.sessions[at], this.product.sessions[at]];
    if (session === undefined || kept === undefined) throw new Error('There is no such session.');
    return [session, kept];
  }
}

test('whatever happened before, calls and refreshes are decided as the model decides them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (steps) => {
      const history = new History();
      for (const step of steps) {
        const outcome = await history.carryOut(step);
        if (outcome !== undefined)
          expect({ step, said: outcome.answered }).toEqual({ step, said: outcome.expected });
      }
    }),
    { numRuns: 5_000 },
  );
}, 120_000);
