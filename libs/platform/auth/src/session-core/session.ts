import type { AuthTokens, Profile } from './auth-tokens.ts';
import { hearOtherTabs } from './hear-other-tabs.ts';
import { sessionOfRefreshToken } from './id-token.ts';
import { Listeners } from './listeners.ts';
import { createRefresher, refreshMargin, type RefreshOutcome } from './refresher.ts';
import { canReturn } from './return-of-person.ts';
import { createRenewalClock, type RenewalClock } from './renewal-clock.ts';
import { createRequestSigning, type RequestSigning } from './request-signing.ts';
import { endSession, farewell, renewTokens } from './session-calls.ts';
import { openSessionChannel, type SessionChannel, type SessionNews } from './session-channel.ts';
import { isOver, type SessionNeeds, type SessionState, type SignOutReason } from './session-state.ts';
import { createTokenStore, type SessionNamespace, type TokenStore } from './token-store.ts';

/**
 * The tokens of one namespace at work: kept between pages, sent with every request, renewed in time.
 *
 * Knows neither React nor a state library, so that the smallest app can use it.
 */
export class Session {
  readonly namespace: SessionNamespace;
  /** Tells every new state. */
  readonly stateChanged = new Listeners<SessionState>();
  /** Tells that a page whose session had lapsed goes on: what it shows may be old. */
  readonly resumed = new Listeners<undefined>();
  /** Tells that the session ended, here or in another tab, and why. */
  readonly signedOut = new Listeners<SignOutReason>();
  /** Tells of a 405 (X3): somebody else signed in in another tab, and this page shows the wrong person's work. */
  readonly correlationTokenChanged = new Listeners<undefined>();
  /** What the session does for each request of the page. */
  readonly requests: RequestSigning;

  #state: SessionState = { status: 'starting' };
  #started: Promise<void> | undefined;
  /** The session this page belongs to; the stored tokens may become those of another one. */
  #sid: string | undefined;
  /** The refresh token that came with this page's id token; another tab may have renewed both meanwhile. */
  #renewal: string | undefined;
  /** The session that somebody leaves on purpose while the server is told. */
  #left: string | undefined = '';
  readonly #clock: RenewalClock;
  readonly #closing = new AbortController();
  readonly #store: TokenStore;
  readonly #channel: SessionChannel;
  readonly #refresher: ReturnType<typeof createRefresher>;
  readonly #endOnServer: () => Promise<unknown>;
  readonly #waitsForReturn: boolean;
  readonly #hear: (news: SessionNews) => void;

  constructor(needs: SessionNeeds) {
    const { namespace, renew = renewTokens, endOnServer = endSession, now = Date.now } = needs;
    this.namespace = namespace;
    this.#endOnServer = endOnServer;
    this.#waitsForReturn = needs.waitsForReturn ?? false;
    this.#store = createTokenStore(namespace, now);
    this.#channel = openSessionChannel(namespace);
    this.#refresher = createRefresher({ namespace, renew, store: this.#store, channel: this.#channel });
    this.#clock = createRenewalClock({
      timeLeft: () =>
        this.#state.status === 'signedIn' ? this.#store.timeLeft() - refreshMargin : undefined,
      renew: () => void this.refresh(),
      closing: this.#closing.signal,
    });
    this.#hear = hearOtherTabs({
      namespace,
      store: this.#store,
      state: () => this.#state,
      sid: () => this.#sid,
      closing: this.#closing.signal,
      publish: (state) => this.#publish(state),
      takeUpStored: () => this.#publishSignedIn(),
      waitForReturn: (staySignedIn) => this.#waitForReturn(staySignedIn),
      expectToLeave: () => (this.#left = this.#sid),
      leave: (reason) => this.#leave(reason),
    });
    this.requests = createRequestSigning({
      store: this.#store,
      sid: () => this.#sid,
      isWaiting: () => this.#state.status === 'lapsed',
      start: () => this.start(),
      refreshing: () => this.#refresher.running(),
      refresh: () => this.refresh(),
      end: () => this.#end('refreshTokenExpired'),
      tellOfReplacement: () => this.#tellOfReplacement(),
    });
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

  /** Shows what people changed about themselves, in every tab of theirs; the tokens stay. */
  replaceProfile(profile: Profile): void {
    const sid = sessionOfRefreshToken(this.#store.refreshToken() ?? '');
    if (!this.#sid || sid !== this.#sid) return;
    this.#store.writeProfile(profile);
    this.#publishSignedIn();
    this.#channel.tell({ kind: 'profile', sid, profile });
  }

  /**
   * Changes this browser over to the session of somebody else (T12).
   *
   * What this page shows is not theirs: it shows nothing more until it is loaded anew. The other tabs are told.
   */
  changeOver(tokens: AuthTokens): void {
    this.#store.write(tokens);
    this.#channel.tell({ kind: 'tokens', tokens });
    this.#sid = undefined;
    this.#publish({ status: 'starting' });
  }

  /** Renews the tokens now; everyone who asks while this runs shares its outcome. */
  async refresh(): Promise<RefreshOutcome> {
    const outcome = await this.#refresher.refresh({ sid: this.#sid, presented: this.#renewal });
    this.#clock.note(outcome);
    if (outcome === 'refreshed') this.#publishSignedIn();
    if (outcome === 'replaced') this.#tellOfReplacement();
    if (outcome === 'lapsed') this.#lapse();
    if (outcome === 'ended') this.#end('refreshTokenExpired');
    return outcome;
  }

  /** Ends the session on the server, as far as it can be reached, and here in any case. */
  async signOut(): Promise<void> {
    this.#left = this.#sid;
    this.#channel.tell({ kind: 'leaving', sid: this.#sid });
    if (this.#store.refreshToken()) await farewell(this.#endOnServer);
    this.#end('signedOut');
  }

  /** Who is signed in in this browser now, whoever this page belongs to. */
  readonly presentProfile = (): Profile | undefined => this.#store.profile();

  /** Lets go of this page's own id token, so that the next page takes up whoever is signed in now. */
  followOtherTab(): void {
    this.#store.forgetIdToken();
  }

  /** Stops watching the clock and the other tabs; the tokens stay. */
  close(): void {
    this.#closing.abort();
    this.#channel.close();
  }

  async #takeUp(): Promise<void> {
    const { signal } = this.#closing;
    signal.addEventListener('abort', this.#channel.listen(this.#hear));
    if (!this.#store.refreshToken() || !this.#store.profile()) {
      // X4: an id token without a refresh token is what remains of a session, not a visitor's first look.
      const remains = this.#store.idToken() !== undefined;
      this.#store.clear();
      this.#publish({ status: 'anonymous', ...(remains && { reason: 'refreshTokenExpired' }) });
      return;
    }
    if (!this.#store.isOneSession()) this.#store.forgetIdToken();
    if (this.#store.timeLeft() > 0) return this.#publishSignedIn();
    const outcome = await this.refresh();
    // No answer is no verdict: the page opens as it was left and says itself that the network is gone.
    if (outcome === 'unreachable') this.#publishSignedIn();
  }

  #publish(state: SessionState): void {
    this.#state = state;
    this.stateChanged.tell(state);
    this.#clock.wind();
  }

  #publishSignedIn(): void {
    const renewal = this.#store.refreshToken();
    const profile = this.#store.profile();
    if (!renewal || !profile) return;
    const hadLapsed = this.#state.status === 'lapsed';
    this.#sid = sessionOfRefreshToken(renewal);
    this.#renewal = renewal;
    this.#publish({ status: 'signedIn', profile, sid: this.#sid });
    if (hadLapsed && profile.kind === 'staff') this.resumed.tell(undefined);
  }

  /** The time of the session is up: each of its tabs waits for the same person if it can (X4). */
  #lapse(): void {
    if (isOver(this.#state) || this.#state.status === 'lapsed') return;
    const staySignedIn = this.#store.staysSignedIn();
    this.#store.clearSession(this.#sid);
    this.#channel.tell({ kind: 'lapsed', sid: this.#sid, staySignedIn });
    this.#waitForReturn(staySignedIn);
  }

  #waitForReturn(staySignedIn: boolean): void {
    const profile = this.#state.status === 'signedIn' && this.#state.profile;
    if (this.#waitsForReturn && profile && canReturn(profile))
      this.#publish({ status: 'lapsed', profile, staySignedIn });
    else if (this.#state.status !== 'lapsed') this.#leave('refreshTokenExpired');
  }

  #tellOfReplacement(): void {
    if (this.#state.status !== 'replaced') this.#publish({ status: 'replaced' });
    this.correlationTokenChanged.tell(undefined);
  }

  #end(reason: SignOutReason): void {
    if (isOver(this.#state)) return;
    this.#store.clearSession(this.#sid);
    this.#channel.tell({ kind: 'signedOut', sid: this.#sid, reason });
    this.#leave(reason);
  }

  /** A call refused because the server was told first, here or in another tab, says only that the session is over. */
  #leave(heard: SignOutReason): void {
    const reason = this.#left === this.#sid ? 'signedOut' : heard;
    this.#sid = undefined;
    this.#renewal = undefined;
    this.#publish({ status: 'anonymous', reason });
    this.signedOut.tell(reason);
  }
}
