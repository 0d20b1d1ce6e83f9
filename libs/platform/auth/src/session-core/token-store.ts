import { readIdToken, sessionOfRefreshToken } from './id-token.ts';
import type { AuthTokens, Profile } from './auth-tokens.ts';

/** Staff, guests and claimants are signed in side by side in one browser, each in a namespace of their own. */
export type SessionNamespace = 'staff' | 'guest' | 'tracker';

/** An id token and when it ends by the clock of this browser. */
export type StoredIdToken = { value: string; expiresAt: number };

/**
 * Where the tokens of one namespace are kept between pages.
 *
 * The refresh token and the profile are kept "for the application" (local storage). The id token is kept "for the
 * session" (session storage) or, for someone who stays signed in, for the application as well (K14).
 */
export type TokenStore = ReturnType<typeof createTokenStore>;

/** The store of one namespace; `now` is the clock by which lifetimes are kept. */
export function createTokenStore(namespace: SessionNamespace, now: () => number) {
  const key = (name: string) => `dosar.${namespace}.${name}`;
  const idTokenHome = () => (localStorage.getItem(key('staySignedIn')) ? localStorage : sessionStorage);

  const forgetIdToken = () => {
    for (const storage of [sessionStorage, localStorage]) storage.removeItem(key('idToken'));
  };

  return {
    refreshToken: () => localStorage.getItem(key('refreshToken')) ?? undefined,

    profile: () => parse<Profile>(localStorage.getItem(key('profile'))),

    idToken: () => parse<StoredIdToken>(idTokenHome().getItem(key('idToken'))),

    /** How long the id token is still good, in milliseconds; not above zero when it is not. */
    timeLeft(): number {
      return (this.idToken()?.expiresAt ?? 0) - now();
    },

    /** Whether both tokens are of one session; they are not after somebody else signed in in another tab. */
    isOneSession(): boolean {
      const idToken = this.idToken();
      const refreshToken = this.refreshToken();
      if (!idToken || !refreshToken) return true;
      return readIdToken(idToken.value)?.sid === sessionOfRefreshToken(refreshToken);
    },

    staysSignedIn: () => localStorage.getItem(key('staySignedIn')) !== null,

    staySignedIn(stay: boolean): void {
      forgetIdToken();
      if (stay) localStorage.setItem(key('staySignedIn'), '1');
      else localStorage.removeItem(key('staySignedIn'));
    },

    write({ idToken, refreshToken, profile }: AuthTokens): void {
      // The refresh token last of what is shared: once another tab sees it, it sees the profile too.
      this.writeProfile(profile);
      localStorage.setItem(key('refreshToken'), refreshToken);
      this.writeIdToken(idToken);
    },

    writeProfile(profile: Profile): void {
      localStorage.setItem(key('profile'), JSON.stringify(profile));
    },

    writeIdToken(value: string): void {
      const claims = readIdToken(value);
      // The length of life is the server's, the moment of receipt is ours: a wrong clock then does no harm.
      const lifetime = claims ? claims.expiresAt - claims.issuedAt : 0;
      const stored: StoredIdToken = { value, expiresAt: now() + lifetime };
      idTokenHome().setItem(key('idToken'), JSON.stringify(stored));
    },

    forgetIdToken,

    /** Forgets a session; tokens of somebody who signed in in another tab meanwhile are not of it and stay. */
    clearSession(sid: string | undefined): void {
      const stored = sessionOfRefreshToken(this.refreshToken() ?? '');
      if (sid && stored && stored !== sid) forgetIdToken();
      else this.clear();
    },

    clear(): void {
      forgetIdToken();
      for (const name of ['refreshToken', 'profile', 'staySignedIn']) localStorage.removeItem(key(name));
    },
  };
}

function parse<Value>(text: string | null): Value | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}
