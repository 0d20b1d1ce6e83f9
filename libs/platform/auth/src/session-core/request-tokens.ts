import type { StoredIdToken, TokenStore } from './token-store.ts';

/** The value of the `Authorization` header. */
export function bearer({ value }: StoredIdToken): string {
  return `Bearer ${value}`;
}

/** Puts the tokens of the session on a request. */
export function withTokens(request: Request, store: TokenStore): Request {
  const idToken = store.idToken();
  const renewal = store.refreshToken();
  if (idToken) request.headers.set('Authorization', bearer(idToken));
  if (renewal) {
    // The same value twice: the server compares, and a difference would mean somebody tampered with one of them.
    request.headers.set('X-Refresh-Token', renewal);
    request.headers.set('X-Correlation-Token', renewal);
  }
  return request;
}
