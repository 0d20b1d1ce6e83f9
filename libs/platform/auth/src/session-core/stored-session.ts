import type { Profile } from './auth-tokens.ts';
import { withTokens } from './request-tokens.ts';
import { createTokenStore } from './token-store.ts';

/** Whoever of the staff is signed in by the stored tokens alone, and how to sign a request for them. */
export type StoredSession = { profile: Profile; sign: (request: Request) => Request };

/** The session of the stored tokens, unless they have to be renewed first; nothing is changed. */
export function storedSession(): StoredSession | undefined {
  const store = createTokenStore('staff', Date.now);
  const profile = store.profile();
  const isComplete = store.refreshToken() !== undefined && store.timeLeft() > 0 && store.isOneSession();
  // Other kinds of tokens wait for a step of the sign-in.
  if (profile?.kind !== 'staff' || !isComplete) return undefined;
  return { profile, sign: (request) => withTokens(request, store) };
}
