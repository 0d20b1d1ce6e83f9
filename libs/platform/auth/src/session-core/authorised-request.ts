import {
  appToken,
  exchangeExternalCode,
  externalAppToken,
  guestToken,
  refreshToken,
  startExternalSignIn,
  trackerToken,
} from '@dosar/api-client/client';

const signInCalls = [
  appToken,
  externalAppToken,
  startExternalSignIn,
  exchangeExternalCode,
  refreshToken,
  guestToken,
  trackerToken,
].map(({ path }) => path);

/** Whether a request asks for tokens: it needs none, and its 401 is about what was typed, not about a session. */
export function isSignInCall({ url }: Request): boolean {
  return signInCalls.includes(new URL(url).pathname.replace(/\/$/, ''));
}
