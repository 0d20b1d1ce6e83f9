/** A session as the model knows it. Times are milliseconds. */
export type ModelSession = {
  user: string;
  /** The session it was begun in, when somebody acts for `user` in it. */
  begunIn?: ModelSession;
  /** When the sign-in it belongs to began. */
  begunAt: number;
  lastActivity: number;
  /** When each pair of tokens was issued; the last is the current one. */
  issuedAt: number[];
  /** The current pair came by a return from acting: its predecessor does not bring it. */
  cameByReturn: boolean;
  isOver: boolean;
  /** The return from acting that ended it: then, and to which pair of the session it was begun in. */
  left?: { at: number; pair: number };
};

/** The answer of the product: let in, or the code of the refusal. */
export type ModelAnswer =
  | 'let in'
  | 'token_expired'
  | 'session_revoked'
  | 'refresh_token_expired'
  | 'correlation_token_changed';

/** The tokens that a request carries. */
export type ModelCall = {
  session: ModelSession;
  idTokenIssuedAt: number;
  /** Its generation. */
  refreshToken: number;
  /** The session that the refresh token is of, when it is another one. */
  refreshTokenOf: ModelSession;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * What sessions do, told as simply as can be: a list of moments and a few comparisons, without tables, hashes or memory.
 *
 * The product is compared with it, step by step, over random histories.
 */
export class SessionModel {
  now: number;
  readonly sessions: ModelSession[] = [];
  /** Whether the replacement holds that everybody's acting rests on. */
  mayAct = true;

  constructor(now: number) {
    this.now = now;
  }

  begin(user: string, begunIn?: ModelSession): ModelSession {
    const session: ModelSession = {
      user,
      ...(begunIn && { begunIn }),
      begunAt: begunIn?.begunAt ?? this.now,
      lastActivity: this.now,
      issuedAt: [this.now],
      cameByReturn: false,
      isOver: false,
    };
    this.sessions.push(session);
    return session;
  }

  /** What an ordinary call is answered; activity of a user keeps the session and the one it was begun in alive. */
  call(call: ModelCall, isActivity: boolean): ModelAnswer {
    const { session, idTokenIssuedAt, refreshToken, refreshTokenOf } = call;
    const age = Math.floor(this.now / second) - Math.floor(idTokenIssuedAt / second);
    // A quarter of an hour, and half a minute for clocks that differ.
    if (age >= 15 * 60 + 30) return 'token_expired';

    const isOther = refreshTokenOf !== session;
    if (isOther && this.isAlive(refreshTokenOf) && last(refreshTokenOf) - refreshToken <= 1)
      return 'correlation_token_changed';
    if (!this.isWelcome(session)) return 'session_revoked';
    if (this.hasExpired(session) || isOther) return 'refresh_token_expired';

    const isBefore = refreshToken === last(session) - 1 && this.now - currentSince(session) <= minute;
    if (refreshToken !== last(session) && !isBefore) return 'refresh_token_expired';
    if (isActivity) this.#noteActivity(session);
    return 'let in';
  }

  /** What a refresh leads to: the next pair, the same pair once more, or a refusal. */
  refresh(session: ModelSession, refreshToken: number, isClaimRight: boolean) {
    if (session.isOver)
      return this.#isLostReturn(session, refreshToken, isClaimRight) ? 'returned' : 'session_revoked';
    if (this.hasExpired(session)) return 'refresh_token_expired';
    if (!this.isWelcome(session)) {
      session.isOver = true;
      return 'session_revoked';
    }
    const isCurrent = refreshToken === last(session);
    const isInTime = refreshToken === last(session) - 1 && this.now - currentSince(session) <= 30 * second;
    if (!isCurrent && !isInTime) {
      this.end(session);
      return 'session_revoked';
    }
    if (!isClaimRight) return 'correlation_token_changed';
    if (isCurrent) {
      this.issue(session);
      return 'rotated';
    }
    return session.cameByReturn ? 'refresh_token_expired' : 'repeated';
  }

  issue(session: ModelSession): void {
    session.issuedAt.push(this.now);
    session.cameByReturn = false;
  }

  /** The return from acting: what acted is over, and its tokens bring those of the session it was begun in for half a minute. */
  comeBack(session: ModelSession, own: ModelSession): void {
    session.isOver = true;
    this.issue(own);
    own.cameByReturn = true;
    session.left = { at: this.now, pair: last(own) };
  }

  /** Ends a whole sign-in: a session, what was begun in it, and what it was begun in. */
  end(session: ModelSession): void {
    for (const other of this.sessions) if (root(other) === root(session)) other.isOver = true;
  }

  isAlive(session: ModelSession): boolean {
    return this.isWelcome(session) && !this.hasExpired(session);
  }

  isWelcome(session: ModelSession): boolean {
    return !session.isOver && (session.begunIn === undefined || (this.mayAct && !session.begunIn.isOver));
  }

  hasExpired(session: ModelSession): boolean {
    return this.now - session.lastActivity >= hour || this.now - session.begunAt >= 12 * hour;
  }

  #isLostReturn(
    { left, begunIn, ...session }: ModelSession,
    refreshToken: number,
    isClaimRight: boolean,
  ): boolean {
    if (left === undefined || begunIn === undefined) return false;
    const isInTime = this.now - left.at <= 30 * second && refreshToken === session.issuedAt.length - 1;
    const stands = this.isAlive(begunIn) && last(begunIn) === left.pair;
    return isInTime && stands && isClaimRight;
  }

  /** Activity is written down once a minute at most. */
  #noteActivity(session: ModelSession): void {
    if (this.now - session.lastActivity < minute) return;
    session.lastActivity = this.now;
    root(session).lastActivity = this.now;
  }
}

/** Number of the current pair of tokens. */
export function last(session: ModelSession): number {
  return session.issuedAt.length - 1;
}

/** The session that a sign-in began with. */
export function root(session: ModelSession): ModelSession {
  return session.begunIn ?? session;
}

function currentSince(session: ModelSession): number {
  return session.issuedAt.at(-1) ?? 0;
}
