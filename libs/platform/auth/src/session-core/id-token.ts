/** What the client needs to know of an id token; the server alone judges whether it is genuine. */
export type IdTokenClaims = { sid: string; issuedAt: number; expiresAt: number };

/** Reads the claims of an id token, or nothing when it is not one. Times are milliseconds of the server's clock. */
export function readIdToken(idToken: string): IdTokenClaims | undefined {
  try {
    const payload = idToken.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isClaims(claims)
      ? { sid: claims.sid, issuedAt: claims.iat * 1000, expiresAt: claims.exp * 1000 }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The session that a refresh token belongs to: the part before its secret. */
export function sessionOfRefreshToken(refreshToken: string): string {
  return refreshToken.split('.', 1)[0] ?? '';
}

function isClaims(value: unknown): value is { sid: string; iat: number; exp: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sid' in value &&
    typeof value.sid === 'string' &&
    'iat' in value &&
    typeof value.iat === 'number' &&
    'exp' in value &&
    typeof value.exp === 'number'
  );
}
