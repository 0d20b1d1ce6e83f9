import { isApiProblem } from '@dosar/api-client/client';
import { askAgain } from './ask-again.ts';
import type { AuthTokens, Profile, RenewalRequest } from './auth-tokens.ts';
import { sessionOfRefreshToken } from './id-token.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionNamespace, TokenStore } from './token-store.ts';
import { untilStored } from './until-stored.ts';

/** K1: an id token with less than this left is replaced before anything fails. */
export const refreshMargin = 300_000;

/** What one tab stores, another one reads a little later; until then it finds the turn taken. */
const storageDelay = 50;

/** How long a tab waits for the tokens that another tab has just fetched. */
const patienceForOtherTab = 500;

/**
 * What came of a refresh. `lapsed`: the time of the session is up. `ended`: the server refused for another reason, the
 * session is over. `replaced`: somebody else signed in in another tab meanwhile, or a return from acting had come about.
 * `unreachable`: nothing is known, so nothing changes.
 */
export type RefreshOutcome = 'refreshed' | 'lapsed' | 'ended' | 'replaced' | 'unreachable';

export type RefresherNeeds = {
  namespace: SessionNamespace;
  store: TokenStore;
  channel: SessionChannel;
  renew: (body: RenewalRequest) => Promise<AuthTokens>;
};

/** What a page knows of its own tokens. */
type PageTokens = {
  /** The session that the page belongs to. */
  sid: string | undefined;
  /** The refresh token that came with the page's id token; the stored one may be newer. */
  presented: string | undefined;
};

/** Whether another tab was renewing the tokens when this one came for its turn. */
type Turn = { hadToWait: boolean };

/** Gives the one way to refresh: however many callers ask, in however many tabs, one request is made. */
export function createRefresher(needs: RefresherNeeds) {
  let running: Promise<RefreshOutcome> | undefined;

  return {
    /** The refresh under way, if there is one. */
    running: () => running,

    /** Renews the tokens of a page, or of whichever session is stored when the page has none yet. */
    refresh({ sid, presented = needs.store.refreshToken() }: PageTokens): Promise<RefreshOutcome> {
      running ??= oneTabAtATime(needs.namespace, async ({ hadToWait }) => {
        // What the other tab has stored is read here a little later: its tokens are not asked for once more.
        if (hadToWait) await untilStored(() => needs.store.refreshToken() !== presented);
        return rotate(needs, { sid, presented });
      }).finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function oneTabAtATime<Result>(
  namespace: SessionNamespace,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  // Only secure contexts have locks; without them two tabs may both refresh, which the server's grace forgives.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return work({ hadToWait: false });
  const name = `dosar.${namespace}.refresh`;
  return new Promise((resolve, reject) => {
    const takeTurn = async (turn: Turn) => {
      await work(turn).then(resolve, reject);
      // Nobody waits for the answer meanwhile.
      await new Promise((next) => setTimeout(next, storageDelay));
    };
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return takeTurn({ hadToWait: false });
      void locks.request(name, () => takeTurn({ hadToWait: true }));
      return undefined;
    });
  });
}

async function rotate(needs: RefresherNeeds, { sid, presented }: PageTokens): Promise<RefreshOutcome> {
  const { store, channel } = needs;
  const current = store.refreshToken();
  if (!current) return 'ended';
  if (sid && sessionOfRefreshToken(current) !== sid) return 'replaced';
  if (current !== presented) {
    // Another tab has rotated while this one waited for its turn, and is about to say so.
    if (store.timeLeft() < refreshMargin) await newsFrom(channel);
    if (store.timeLeft() >= refreshMargin) return 'refreshed';
  }

  const known = JSON.stringify(store.profile());
  try {
    const answer = await renewOnce(needs, current);
    const stored = store.refreshToken();
    // Signed out, or somebody else signed in, while the answer was on its way: what is stored now counts.
    if (!stored) return 'ended';
    if (sessionOfRefreshToken(stored) !== sessionOfRefreshToken(current))
      return await rotateAgain(needs, { sid, presented: stored });
    const tokens = withNewerProfile(answer, { stored, known, profile: store.profile() });
    store.write(tokens);
    channel.tell({ kind: 'tokens', tokens });
    // Somebody had returned from acting, and only the answer was lost: these are the tokens of their own session.
    return sid && sessionOfRefreshToken(tokens.refreshToken) !== sid ? 'replaced' : 'refreshed';
  } catch (problem) {
    // Only the server's own refusal ends a session; no network, no answer and an error of the server do not.
    if (isApiProblem(problem, 'correlation_token_changed')) return sid ? 'replaced' : 'ended';
    if (isApiProblem(problem, 'refresh_token_expired')) return 'lapsed';
    return isApiProblem(problem) && problem.status === 401 ? 'ended' : 'unreachable';
  }
}

type Meanwhile = { stored: string; known: string | undefined; profile: Profile | undefined };

/** What people changed about themselves while tokens were on their way is newer than what came with these. */
function withNewerProfile(answer: AuthTokens, { stored, known, profile }: Meanwhile): AuthTokens {
  const isSameSession = sessionOfRefreshToken(answer.refreshToken) === sessionOfRefreshToken(stored);
  const isNewer = profile !== undefined && JSON.stringify(profile) !== known;
  return isSameSession && isNewer ? { ...answer, profile } : answer;
}

/** A page that belongs to somebody is told; one that has only begun goes on as whoever is signed in now. */
function rotateAgain(needs: RefresherNeeds, page: PageTokens): Promise<RefreshOutcome> | RefreshOutcome {
  return page.sid ? 'replaced' : rotate(needs, page);
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
  return askAgain(() => renew(body));
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
