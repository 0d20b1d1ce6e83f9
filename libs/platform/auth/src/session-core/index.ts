export type { AuthTokens, Profile } from './auth-tokens.ts';
export { refreshMargin, type RefreshOutcome } from './refresher.ts';
export type { SignOutReason } from './session-channel.ts';
export type { SessionNeeds, SessionState } from './session-state.ts';
export { Session } from './session.ts';
export type { SessionNamespace } from './token-store.ts';
