import type { TokenStore } from './token-store.ts';

const signInCalls = ['appToken', 'appToken/external', 'refreshToken', 'guestToken', 'trackerToken'].map(
  (call) => `/api/auth/${call}`,
);

/** Whether a request asks for tokens: it needs none, and its 401 is about what was typed, not about a session. */
export function isSignInCall({ url }: Request): boolean {
  return signInCalls.includes(new URL(url).pathname.replace(/\/$/, ''));
}

/** A copy of the request with the tokens of the session; the original stays good for a second try. */
export function authorised(request: Request, store: TokenStore): Request {
  const copy = request.clone();
  const idToken = store.idToken();
  const refreshToken = store.refreshToken();
  if (idToken) copy.headers.set('Authorization', `Bearer ${idToken.value}`);
  if (refreshToken) {
    // The same value twice: the server compares, and a difference would mean somebody tampered with one of them.
    copy.headers.set('X-Refresh-Token', refreshToken);
    copy.headers.set('X-Correlation-Token', refreshToken);
  }
  return copy;
}
