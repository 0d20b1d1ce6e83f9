export type { AuthTokens, Profile } from './auth-tokens.ts';
export { refreshMargin, type RefreshOutcome } from './refresher.ts';
export { signedBy } from './signed-by.ts';
export type { SessionNeeds, SessionState, SignOutReason } from './session-state.ts';
export { Session } from './session.ts';
export type { SessionNamespace } from './token-store.ts';
