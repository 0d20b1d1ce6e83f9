import { ApiProblem } from '@dosar/api-client/client';
import { isSignInCall } from './authorised-request.ts';
import { readIdToken } from './id-token.ts';
import { bearer, withTokens } from './request-tokens.ts';
import { refreshMargin, type RefreshOutcome } from './refresher.ts';
import type { TokenStore } from './token-store.ts';

type Refusal = { status: number };

export type SigningNeeds = {
  store: TokenStore;
  /** The session that the page belongs to. */
  sid: () => string | undefined;
  /** Whether the page waits for its person to sign in again: until then nothing is signed and nothing is mended. */
  isWaiting: () => boolean;
  /** Takes up the stored tokens. */
  start: () => Promise<void>;
  /** The refresh under way, if there is one. */
  refreshing: () => Promise<RefreshOutcome> | undefined;
  refresh: () => Promise<RefreshOutcome>;
  /** The session is over. */
  end: () => void;
  /** Somebody else is signed in now. */
  tellOfReplacement: () => void;
};

/** Whether a mended call is worth a second try. */
type Recovery = 'retry' | 'give-up';

/** What a session does for each request: signs it, and answers its refusal. */
export type RequestSigning = {
  /** Signs a request, waiting for new tokens where the present ones have ended. */
  authorize: (request: Request) => Promise<Request>;
  /** Answers a refusal: a 401 by one refresh and a second try (X2), a 405 by telling the page (X3). */
  recover: (refusal: Refusal, request: Request) => Promise<Recovery>;
  /** Takes the refusal of a second try as it is: a session whose new tokens are refused as well is over. */
  accept: (refusal: Refusal) => void;
};

export function createRequestSigning(needs: SigningNeeds): RequestSigning {
  const { store, sid, isWaiting, refresh, end, tellOfReplacement } = needs;

  async function prepareTokens(): Promise<void> {
    await needs.start();
    if (!store.refreshToken()) return;
    if (store.timeLeft() <= 0) await refresh();
    else if (needs.refreshing()) await needs.refreshing();
    else if (store.timeLeft() < refreshMargin) void refresh();
  }

  /** An id token kept for the application may be that of somebody who signed in in another tab: then it is as a 405. */
  function refuseForeignIdToken(): void {
    const idToken = store.idToken();
    const own = sid();
    if (!idToken || !own || readIdToken(idToken.value)?.sid === own) return;
    tellOfReplacement();
    throw new ApiProblem({
      status: 405,
      code: 'correlation_token_changed',
      message: 'Somebody else signed in in another tab',
    });
  }

  return {
    async authorize(request) {
      if (isSignInCall(request)) return request;
      await prepareTokens();
      if (isWaiting()) return request;
      refuseForeignIdToken();
      return withTokens(request, store);
    },

    async recover({ status }, request) {
      if (isSignInCall(request) || isWaiting()) return 'give-up';
      if (status === 405) tellOfReplacement();
      if (status !== 401) return 'give-up';
      if (!store.refreshToken()) {
        end();
        return 'give-up';
      }
      const current = store.idToken();
      const isRenewedMeanwhile = current && request.headers.get('Authorization') !== bearer(current);
      return isRenewedMeanwhile || (await refresh()) === 'refreshed' ? 'retry' : 'give-up';
    },

    accept({ status }) {
      if (isWaiting()) return;
      if (status === 405) tellOfReplacement();
      if (status === 401) end();
    },
  };
}
