export type { AuthTokens, Profile } from './auth-tokens.ts';
export { refreshMargin, type RefreshOutcome } from './refresher.ts';
export type { SignOutReason } from './session-channel.ts';
export { Session, type SessionNeeds, type SessionState } from './session.ts';
export type { SessionNamespace } from './token-store.ts';
