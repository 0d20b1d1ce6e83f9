import type { Language } from '../http/request-language.ts';

/** What the tokens of a session open. */
export type SessionKind = 'staff' | 'pre_auth' | 'renew' | 'guest' | 'tracker';

/** A session and whom it stands for, as the database knows them now. */
export type SessionState = {
  sessionId: string;
  orgId: string;
  kind: SessionKind;
  userId: string | null;
  actorUserId: string | null;
  currentHash: string | null;
  previousHash: string | null;
  rotatedAt: Date | null;
  lastActivityAt: Date;
  idleExpiresAt: Date;
  absoluteExpiresAt: Date;
  revokedAt: Date | null;
  guestAssignmentTypeCode: string | null;
  guestAssignmentId: string | null;
  trackerClaimFileId: string | null;
  /** The organisation is active, and so is the user (and the one who acts for them). */
  isWelcome: boolean;
  roles: string[];
  features: string[];
  language: Language | null;
};

/** Whether a session has run out of time: too long without activity, or simply too long. */
export function hasExpired(
  session: Pick<SessionState, 'idleExpiresAt' | 'absoluteExpiresAt'>,
  now: Date,
): boolean {
  return session.idleExpiresAt <= now || session.absoluteExpiresAt <= now;
}
