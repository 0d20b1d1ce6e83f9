import { callApi, logout, refreshToken, type Recovery } from '@dosar/api-client/call';
import type { AuthTokens } from './auth-tokens.ts';
import { bearer, isSignInCall, withTokens } from './authorised-request.ts';
import { sessionOfRefreshToken } from './id-token.ts';
import { Listeners } from './listeners.ts';
import { createRefresher, refreshMargin, type RefreshOutcome } from './refresher.ts';
import type { SessionNeeds, SessionState } from './session-state.ts';
import {
  openSessionChannel,
  type SessionChannel,
  type SessionNews,
  type SignOutReason,
} from './session-channel.ts';
import { createTokenStore, type SessionNamespace, type TokenStore } from './token-store.ts';

/** How long nothing is tried again after the server could not be reached. */
const pauseWhenUnreachable = 30_000;

/**
 * The tokens of one namespace at work: kept between pages, sent with every request, renewed in time.
 *
 * Knows neither React nor a state library, so that the smallest app can use it.
 */
export class Session {
  readonly namespace: SessionNamespace;
  /** Tells every new state. */
  readonly stateChanged = new Listeners<SessionState>();
  /** Tells that the session ended, here or in another tab, and why. */
  readonly signedOut = new Listeners<SignOutReason>();
  /** Tells of a 405: somebody else signed in in another tab, and this page shows the wrong person's work. */
  readonly correlationTokenChanged = new Listeners<undefined>();

  #state: SessionState = { status: 'starting' };
  #started: Promise<void> | undefined;
  /** The session this page belongs to; the stored tokens may become those of another one. */
  #sid: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #closing = new AbortController();
  readonly #store: TokenStore;
  readonly #channel: SessionChannel;
  readonly #refresher: ReturnType<typeof createRefresher>;
  readonly #endOnServer: () => Promise<unknown>;
  readonly #now: () => number;

  constructor({
    namespace,
    renew = (body) => callApi(refreshToken, { body }),
    endOnServer = () => callApi(logout),
    now = Date.now,
  }: SessionNeeds) {
    this.namespace = namespace;
    this.#endOnServer = endOnServer;
    this.#now = now;
    this.#store = createTokenStore(namespace, now);
    this.#channel = openSessionChannel(namespace);
    this.#refresher = createRefresher({ namespace, renew, now, store: this.#store, channel: this.#channel });
  }

  get state(): SessionState {
    return this.#state;
  }

  /** Takes up the stored tokens, renewing them when needed; later calls wait for the first. */
  start(): Promise<void> {
    this.#started ??= this.#takeUp();
    return this.#started;
  }

  /** Begins a session with tokens from any kind of sign-in, or replaces the tokens of the one that runs. */
  adopt(tokens: AuthTokens, { staySignedIn }: { staySignedIn?: boolean } = {}): void {
    if (staySignedIn !== undefined) this.#store.staySignedIn(staySignedIn);
    this.#store.write(tokens);
    this.#publishSignedIn();
    this.#channel.tell({ kind: 'tokens', tokens });
  }

  /** Signs a request, waiting for new tokens where the present ones have ended. */
  readonly authorize = async (request: Request): Promise<Request> => {
    if (isSignInCall(request)) return request;
    await this.#prepareTokens();
    return withTokens(request, this.#store);
  };

  /** Answers a refusal: a 401 by one refresh and a second try, a 405 by telling the page. */
  readonly recover = async ({ status }: { status: number }, request: Request): Promise<Recovery> => {
    if (status === 405) this.correlationTokenChanged.tell(undefined);
    if (status !== 401 || isSignInCall(request) || !this.#store.refreshToken()) return 'give-up';

    const current = this.#store.idToken();
    const isRenewedMeanwhile = current && request.headers.get('Authorization') !== bearer(current);
    return isRenewedMeanwhile || (await this.refresh()) === 'refreshed' ? 'retry' : 'give-up';
  };

  /** Renews the tokens now; everyone who asks while this runs shares its outcome. */
  async refresh(): Promise<RefreshOutcome> {
    const outcome = await this.#refresher.refresh(this.#sid);
    if (outcome === 'refreshed') this.#publishSignedIn();
    if (outcome === 'replaced') this.correlationTokenChanged.tell(undefined);
    if (outcome === 'ended') this.#end('refreshTokenExpired');
    if (outcome === 'unreachable') this.#watchTheClock(pauseWhenUnreachable);
    return outcome;
  }

  /** Ends the session on the server, as far as it can be reached, and here in any case. */
  async signOut(): Promise<void> {
    if (this.#store.refreshToken()) await this.#endOnServer().catch(() => undefined);
    this.#end('signedOut');
  }

  /** Lets go of this page's own id token, so that the next page takes up whoever is signed in now. */
  followOtherTab(): void {
    this.#store.forgetIdToken();
  }

  /** Stops watching the clock and the other tabs; the tokens stay. */
  close(): void {
    clearTimeout(this.#timer);
    this.#closing.abort();
    this.#channel.close();
  }

  async #takeUp(): Promise<void> {
    const { signal } = this.#closing;
    signal.addEventListener(
      'abort',
      this.#channel.listen((news) => this.#hear(news)),
    );
    document.addEventListener('visibilitychange', () => this.#watchTheClock(), { signal });
    if (!this.#store.refreshToken() || !this.#store.profile()) {
      this.#store.clear();
      this.#publish({ status: 'anonymous' });
      return;
    }
    if (!this.#store.isOneSession()) this.#store.forgetIdToken();
    if (this.#timeLeft() > 0) {
      this.#publishSignedIn();
      return;
    }
    const outcome = await this.refresh();
    // No answer is no verdict: the page opens as it was left and says itself that the network is gone.
    if (outcome === 'unreachable') this.#publishSignedIn();
  }

  async #prepareTokens(): Promise<void> {
    await this.start();
    if (!this.#store.refreshToken()) return;
    if (this.#timeLeft() <= 0) await this.refresh();
    else if (this.#refresher.running()) await this.#refresher.running();
    else if (this.#timeLeft() < refreshMargin) void this.refresh();
  }

  #timeLeft(): number {
    return (this.#store.idToken()?.expiresAt ?? 0) - this.#now();
  }

  /** Renews the id token shortly before it ends, unless nobody is looking. */
  #watchTheClock(atLeast = 0): void {
    clearTimeout(this.#timer);
    if (
      this.#closing.signal.aborted ||
      this.#state.status !== 'signedIn' ||
      document.visibilityState === 'hidden'
    )
      return;
    const wait = Math.max(this.#timeLeft() - refreshMargin, atLeast);
    this.#timer = setTimeout(() => void this.refresh(), wait);
  }

  #publish(state: SessionState): void {
    this.#state = state;
    this.stateChanged.tell(state);
    this.#watchTheClock();
  }

  #publishSignedIn(): void {
    const renewal = this.#store.refreshToken();
    const profile = this.#store.profile();
    if (!renewal || !profile) return;
    this.#sid = sessionOfRefreshToken(renewal);
    this.#publish({ status: 'signedIn', profile });
  }

  #end(reason: SignOutReason): void {
    if (this.#state.status === 'anonymous') return;
    const stored = sessionOfRefreshToken(this.#store.refreshToken() ?? '');
    // What is stored may already be the session of somebody who signed in in another tab: not ours to end.
    if (this.#sid && stored && stored !== this.#sid) this.#store.forgetIdToken();
    else this.#store.clear();
    this.#channel.tell({ kind: 'signedOut', sid: this.#sid, reason });
    this.#leave(reason);
  }

  #leave(reason: SignOutReason): void {
    this.#sid = undefined;
    this.#publish({ status: 'anonymous', reason });
    this.signedOut.tell(reason);
  }

  #hear(news: SessionNews): void {
    if (news.kind === 'signedOut') {
      if (news.sid !== this.#sid || !this.#sid) return;
      this.#store.forgetIdToken();
      this.#leave(news.reason);
      return;
    }
    const sid = sessionOfRefreshToken(news.tokens.refreshToken);
    if (this.#sid && sid !== this.#sid) return;
    this.#store.writeIdToken(news.tokens.idToken);
    this.#publishSignedIn();
  }
}
