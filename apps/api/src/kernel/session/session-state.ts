import type { Language } from '../http/request-language.ts';

/** What the tokens of a session open. */
export type SessionKind = 'staff' | 'pre_auth' | 'renew' | 'guest' | 'tracker';

/** A session and its user, as stored now. */
export type SessionState = {
  sessionId: string;
  /** The sign-in it belongs to: its own id, or, while acting for somebody, that of the session it was begun in. */
  familyId: string;
  orgId: string;
  kind: SessionKind;
  userId: string | null;
  actorUserId: string | null;
  /** How the user was recognised (RFC 8176). */
  amr: string[];
  currentHash: string | null;
  previousHash: string | null;
  rotatedAt: Date | null;
  lastActivityAt: Date;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
  revokedAt: Date | null;
  guestAssignmentTypeCode: string | null;
  guestAssignmentId: string | null;
  guestDocRequestId: string | null;
  guestOfferId: string | null;
  guestPartnerJobLinkId: string | null;
  guestStatementLinkId: string | null;
  trackerClaimFileId: string | null;
  /**
   * The organisation is active, and so is the user; the link of a guest still opens what it opened. For a session that acts for somebody also: who acts is active, may
   * act for this user today, and the session it was begun in was not ended.
   */
  isWelcome: boolean;
  isExternal: boolean;
  roles: string[];
  features: string[];
  language: Language | null;
};

/** Whether a session is active now. */
export function isAlive(
  session: Pick<SessionState, 'revokedAt' | 'isWelcome' | 'idleExpiresAt' | 'absoluteExpiresAt'>,
  now: Date,
): boolean {
  return session.revokedAt === null && session.isWelcome && !hasExpired(session, now);
}

/** Whether a session has expired, by inactivity or by its age. */
export function hasExpired(
  session: Pick<SessionState, 'idleExpiresAt' | 'absoluteExpiresAt'>,
  now: Date,
): boolean {
  return session.idleExpiresAt <= now || session.absoluteExpiresAt <= now;
}
