import { isApiProblem } from '@dosar/api-client/call';
import type { JsonBodyOf } from '@dosar/openapi';
import type { AuthTokens } from './auth-tokens.ts';
import { sessionOfRefreshToken } from './id-token.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionNamespace, TokenStore } from './token-store.ts';

/** K1: an id token with less than this left is replaced before anything fails. */
export const refreshMargin = 300_000;

/** How long a tab waits for the tokens that another tab has just fetched. */
const patienceForOtherTab = 500;

/**
 * What came of a refresh. `ended`: the server refused, the session is over. `replaced`: somebody else signed in in
 * another tab meanwhile. `unreachable`: nothing is known, so nothing changes.
 */
export type RefreshOutcome = 'refreshed' | 'ended' | 'replaced' | 'unreachable';

/** What the server is told to renew tokens. */
export type RenewalRequest = JsonBodyOf<'refreshToken'>;

export type RefresherNeeds = {
  namespace: SessionNamespace;
  store: TokenStore;
  channel: SessionChannel;
  renew: (body: RenewalRequest) => Promise<AuthTokens>;
  now: () => number;
};

/** Gives the one way to refresh: however many callers ask, in however many tabs, one request is made. */
export function createRefresher(needs: RefresherNeeds) {
  let running: Promise<RefreshOutcome> | undefined;

  return {
    /** The refresh under way, if there is one. */
    running: () => running,

    /** Renews the tokens of session `sid`, or of whichever session is stored when this page has none yet. */
    refresh(sid: string | undefined): Promise<RefreshOutcome> {
      const presented = needs.store.refreshToken();
      running ??= oneTabAtATime(needs.namespace, () => rotate(needs, presented, sid)).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** Whether the stored id token is good for a while yet. */
function isFresh({ store, now }: Pick<RefresherNeeds, 'store' | 'now'>): boolean {
  const idToken = store.idToken();
  return idToken !== undefined && idToken.expiresAt - now() >= refreshMargin;
}

function oneTabAtATime<Result>(namespace: SessionNamespace, work: () => Promise<Result>): Promise<Result> {
  // Only secure contexts have locks; without them two tabs may both refresh, which the server's grace forgives.
  const locks = (navigator as Partial<Navigator>).locks;
  return locks ? locks.request(`dosar.${namespace}.refresh`, work) : work();
}

async function rotate(
  needs: RefresherNeeds,
  presented: string | undefined,
  sid: string | undefined,
): Promise<RefreshOutcome> {
  const { store, channel } = needs;
  const current = store.refreshToken();
  if (!current) return 'ended';
  if (sid && sessionOfRefreshToken(current) !== sid) return 'replaced';
  if (current !== presented) {
    // Another tab has rotated while this one waited for its turn, and is about to say so.
    if (!isFresh(needs)) await newsFrom(channel);
    if (isFresh(needs)) return 'refreshed';
  }

  try {
    const tokens = await renewOnce(needs, current);
    store.write(tokens);
    channel.tell({ kind: 'tokens', tokens });
    return 'refreshed';
  } catch (problem) {
    // Only the server's own refusal ends a session; no network, no answer and an error of the server do not.
    return isApiProblem(problem) && problem.status === 401 ? 'ended' : 'unreachable';
  }
}

function renewOnce({ store, renew }: RefresherNeeds, token: string): Promise<AuthTokens> {
  const profile = store.profile();
  const body: RenewalRequest = {
    refresh_token: token,
    // T12: the session stays the replacement that it is; the server checks it against its own record.
    ...(profile?.impersonated_by_user_id && {
      impersonated_by_user_id: profile.impersonated_by_user_id,
      new_user_id: profile.user_id,
    }),
  };
  return renew(body).catch((problem: unknown) => {
    // An answer that got lost is asked for again: the server repeats it for the same token.
    if (isApiProblem(problem) && problem.status !== 0) throw problem;
    return renew(body);
  });
}

function newsFrom(channel: SessionChannel): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, patienceForOtherTab);
    const stop = channel.listen(done);
  });
}
