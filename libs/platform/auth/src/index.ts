export { connectApi } from './connect-api.ts';
export { Can, useCan, type CanProps } from './permissions/can.tsx';
export { holdsRole } from './permissions/holds-role.ts';
export { isAllowed, type Requirement } from './permissions/is-allowed.ts';
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
export { SessionProvider, useSession, type SessionProviderProps } from './session-provider.tsx';
export { enterAsGuest, type GuestLink } from './sign-in/enter-as-guest.ts';
export { pendingStep, type PendingStep } from './sign-in/pending-step.ts';
export { signIn, type Credentials } from './sign-in/sign-in.ts';
