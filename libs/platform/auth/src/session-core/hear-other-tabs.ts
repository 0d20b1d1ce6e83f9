import type { AuthTokens } from './auth-tokens.ts';
import { sessionOfRefreshToken } from './id-token.ts';
import { isSamePerson } from './return-of-person.ts';
import type { SessionNews } from './session-channel.ts';
import { isOver, type SessionState, type SignOutReason } from './session-state.ts';
import type { SessionNamespace, TokenStore } from './token-store.ts';
import { untilStored } from './until-stored.ts';

/** The page that hears of the other tabs. */
type HearingPage = {
  namespace: SessionNamespace;
  store: TokenStore;
  state: () => SessionState;
  /** The session that the page belongs to. */
  sid: () => string | undefined;
  closing: AbortSignal;
  publish: (state: SessionState) => void;
  /** Goes on with the tokens that are stored. */
  takeUpStored: () => void;
  waitForReturn: (staySignedIn: boolean) => void;
  /** Its person is signing out: the server may refuse a call of this page before the other one has its answer. */
  expectToLeave: () => void;
  leave: (reason: SignOutReason) => void;
};

/** What a page makes of the news of the other tabs of its browser. */
export function hearOtherTabs(page: HearingPage): (news: SessionNews) => void {
  const { store } = page;

  /** What is stored counts, not what was told: late news may be of a session that has gone since. */
  async function hearOfTokens({ idToken, refreshToken }: AuthTokens): Promise<void> {
    await untilStored(() => store.refreshToken() === refreshToken);
    const stored = store.refreshToken();
    if (!stored || page.closing.aborted) return;
    const sid = page.sid();
    const state = page.state();
    const isAwaited = state.status === 'lapsed' && isSamePerson(state.profile, store.profile());
    if (sid && sessionOfRefreshToken(stored) !== sid && !isAwaited) {
      // Guests and claimants get tokens by the address of each tab; theirs learn of it with their next call.
      if (page.namespace === 'staff') page.publish({ status: 'replaced' });
      return;
    }
    // A login that still waits for its one-time password opens nothing yet.
    if (isAwaited && store.profile()?.kind !== 'staff') return;
    if (stored === refreshToken) store.writeIdToken(idToken);
    page.takeUpStored();
  }

  return (news) => {
    if (news.kind === 'tokens') return void hearOfTokens(news.tokens);
    if (!news.sid || news.sid !== page.sid() || isOver(page.state())) return;
    if (news.kind === 'profile') {
      if (page.state().status === 'signedIn')
        page.publish({ status: 'signedIn', profile: news.profile, sid: news.sid });
      return;
    }
    if (news.kind === 'leaving') return page.expectToLeave();
    store.forgetIdToken();
    if (news.kind === 'lapsed') page.waitForReturn(news.staySignedIn);
    else page.leave(news.reason);
  };
}
