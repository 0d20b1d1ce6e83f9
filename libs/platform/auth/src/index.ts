export { connectApi, disconnectApi } from './connect-api.ts';
export { Can, useCan, type CanProps } from './permissions/can.tsx';
export { holdsRole } from './permissions/holds-role.ts';
export { isAllowed, type Requirement } from './permissions/is-allowed.ts';
export { personOf, useDraftKey } from './person.ts';
export { sessionAtom } from './session-atom.ts';
export {
  Session,
  type AuthTokens,
  type Profile,
  type SessionNamespace,
  type SessionNeeds,
  type SessionState,
  type SignOutReason,
} from './session-core/index.ts';
export { storedSession, type StoredSession } from './session-core/stored-session.ts';
export { SessionProvider, useSession, type SessionProviderProps } from './session-provider.tsx';
export { actFor } from './sign-in/act-for.ts';
export { openInvitation } from './sign-in/open-invitation.ts';
export { enterAsGuest, type GuestLink } from './sign-in/enter-as-guest.ts';
export type { IdTokenStorage } from './sign-in/id-token-storage.ts';
export { lastOrganisation } from './sign-in/last-organisation.ts';
export { pendingStep, type PendingStep } from './sign-in/pending-step.ts';
export { setUpOrganisation, type NewOrganisation } from './sign-in/set-up-organisation.ts';
export { signIn, type Credentials } from './sign-in/sign-in.ts';
export { signInExternally, type HandOver } from './sign-in/sign-in-externally.ts';
