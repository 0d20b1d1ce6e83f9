import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const pattern = /^(?<sessionId>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<secret>[A-Za-z0-9_-]{43})$/;

/** A new refresh token of a session: its id and 256 random bits. */
export function newRefreshToken(sessionId: string): string {
  return `${sessionId}.${randomBytes(32).toString('base64url')}`;
}

/** The session id in a refresh token; undefined when the text does not have the form of our tokens. */
export function sessionIdOf(refreshToken: string): string | undefined {
  return pattern.exec(refreshToken)?.groups?.['sessionId'];
}

/** The stored hash of a refresh token, so that a copy of the database opens no session. */
export function hashOfRefreshToken(refreshToken: string): string {
  return hash('sha256', refreshToken, 'hex');
}

/** Whether a token is the one whose hash is stored. */
export function matchesHash(refreshToken: string, storedHash: string | null): boolean {
  if (storedHash === null) return false;
  const presented = Buffer.from(hashOfRefreshToken(refreshToken));
  const stored = Buffer.from(storedHash);
  return presented.length === stored.length && timingSafeEqual(presented, stored);
}
